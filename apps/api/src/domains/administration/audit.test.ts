import type { AuditRow } from '@africanscity/contracts/administration/audit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProperty, createUser } from '../../../test/factories.ts';
import { listingForm } from '../../../test/listing-form.ts';
import { logIn } from '../../../test/log-in.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let t: TestApp;
let headers: Record<string, string>;

const createAdmin = () => createUser(t.ctx.db, { role: 'ADMIN', name: 'Nyasha', surname: 'Banda' });

beforeAll(async () => {
  t = await createTestApp();
  headers = await logIn(t, await createAdmin());
});
afterAll(() => t.close());

const page = async (query: string) =>
  (await (await t.get(`africanscity/getauditpage?${query}`, { headers })).json()) as {
    content: AuditRow[];
    totalElements: number;
  };

describe('the audit log', () => {
  it('logs what administrators do to the data of others, and not to their own', async () => {
    const admin = await createAdmin();
    const as = { headers: await logIn(t, admin) };
    const [own, other] = [await createProperty(t.ctx.db, { ownerId: admin.id }), await createProperty(t.ctx.db)];
    for (const { id } of [own, other]) {
      expect((await t.post(`africanscity/deletepropertybyid?id=${id}`, undefined, as)).status).toBe(200);
    }
    expect((await page(`actorId=${admin.id}`)).content).toMatchObject([
      { actor: { id: admin.id, name: 'Nyasha Banda' }, action: 'deletePropertyById', subject: `property ${other.id}` },
    ]);
  });

  it('has the state before and after each change', async () => {
    const admin = await createAdmin();
    const as = { headers: await logIn(t, admin) };
    const { id } = await createProperty(t.ctx.db, { price: 100_000, numRoom: 3, address: '7 Msasa Road' });
    const send = async (call: string, fields: Record<string, string>) => {
      const response = await t.post(`africanscity/${call}`, new URLSearchParams(fields), as);
      expect([call, response.status]).toEqual([call, 200]);
      return response;
    };
    const form = listingForm({ id: String(id), price: '90000', numRoom: '4', address: '9 Msasa Road' });
    expect((await t.post('africanscity/saveproperties', form, as)).status).toBe(200);
    await send('savetitles', { titles: 'Mr\nMs' });
    await send('savetitles', { titles: 'Mr\nMs\nDr' });
    await send('saveexchangerate', { rate: '25', validFrom: new Date().toISOString().slice(0, 10) });
    await send('saveexchangerate', { rate: '26.5', validFrom: new Date().toISOString().slice(0, 10) });
    const draft = { title: 'We move', text: 'To Borrowdale.', audience: 'everyone', mailTo: 'nobody' };
    const saved = (await (await send('saveannouncement', draft)).json()) as { id: number };
    await send('saveannouncement', { ...draft, id: String(saved.id), title: 'We moved' });
    await send('publishannouncement', { id: String(saved.id) });
    const acts = (await page(`actorId=${admin.id}&sort=createdAt-ASC`)).content;
    expect(acts.map(({ action, details }) => [action, details?.before, details?.after])).toMatchObject([
      ['saveProperties', { price: 100_000, numRoom: 3 }, { price: 90_000, numRoom: 4 }],
      ['saveTitles', undefined, { value: ['Mr', 'Ms'] }],
      ['saveTitles', { value: ['Mr', 'Ms'] }, { value: ['Mr', 'Ms', 'Dr'] }],
      ['saveExchangeRate', undefined, { rate: '25' }],
      ['saveExchangeRate', { rate: '25' }, { rate: '26.5' }],
      ['saveAnnouncement', undefined, { title: 'We move', audience: 'everyone' }],
      ['saveAnnouncement', { title: 'We move' }, { title: 'We moved' }],
      ['publishAnnouncement', { state: 'draft' }, { state: 'published', mailTo: 'nobody' }],
    ]);
    const listing = JSON.stringify(acts[0]?.details);
    expect(listing).toContain('"rewritten":["address"');
    expect(listing).not.toContain('Msasa');
  });

  it('is filtered by actor, operation, subject, time, and words of the reason', async () => {
    const [first, second] = [await createAdmin(), await createAdmin()];
    await t.ctx.db.auditEntry.createMany({
      data: [
        {
          actorId: second.id,
          action: 'disableUser',
          subject: 'user 1',
          reason: 'Sends 100% spam',
          createdAt: new Date('2026-03-01T23:59:59Z'),
        },
        {
          actorId: second.id,
          action: 'enableUser',
          subject: 'user 1',
          reason: 'Was a mistake',
          createdAt: new Date('2026-03-02T00:00:00Z'),
          details: { after: { shown: 2 } },
        },
        { actorId: first.id, action: 'disableUser', subject: 'user 12', createdAt: new Date('2026-03-03T12:00:00Z') },
      ],
    });
    const subjects = async (query: string) =>
      (await page(query)).content.map(({ action, subject }) => `${action} ${subject}`);
    // Entries of the other tests stay in the log, with today's date.
    const then = 'to=2026-03-03';
    expect(await subjects(`actorId=${second.id}`)).toEqual(['enableUser user 1', 'disableUser user 1']);
    expect(await subjects(`action=disableUser&${then}`)).toEqual(['disableUser user 12', 'disableUser user 1']);
    expect(await subjects(`subject=user+1&${then}`)).toEqual(['enableUser user 1', 'disableUser user 1']);
    expect(await subjects(`search=100%25+SPAM&${then}`)).toEqual(['disableUser user 1']);
    expect(await subjects('from=2026-03-01&to=2026-03-01')).toEqual(['disableUser user 1']);
    expect(await subjects('from=2026-03-02&to=2026-03-03&sort=createdAt-ASC')).toEqual([
      'enableUser user 1',
      'disableUser user 12',
    ]);
    expect((await page(`action=enableUser&${then}`)).content).toMatchObject([{ details: { after: { shown: 2 } } }]);
  });

  it('lists the operations and actors, once each', async () => {
    const admins = [await createAdmin(), await createAdmin()];
    await t.ctx.db.auditEntry.createMany({
      data: admins.flatMap(({ id }) =>
        ['saveTitles', 'disableAgency', 'saveTitles'].map((action) => ({ actorId: id, action, subject: 'something' })),
      ),
    });
    const response = await t.get('africanscity/getauditchoices', { headers });
    const { actions, actors } = (await response.json()) as { actions: string[]; actors: { id: number }[] };
    expect(actions).toEqual(expect.arrayContaining(['disableAgency', 'saveTitles']));
    expect(actions).toEqual([...new Set(actions)].toSorted());
    const ids = actors.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(admins.map(({ id }) => id)));
    expect(new Set(ids).size).toBe(ids.length);
    const { id } = await createAdmin();
    expect(ids).not.toContain(id);
  });

  it('names the fault of a filter', async () => {
    for (const [query, field] of [
      ['from=yesterday', 'from'],
      ['to=2026-02-30', 'to'],
      ['actorId=0', 'actorId'],
      ['sort=reason-ASC', 'sort'],
    ]) {
      const response = await t.get(`africanscity/getauditpage?${query}`, { headers });
      expect([query, response.status]).toEqual([query, 400]);
      expect(await response.json()).toMatchObject({ errors: [{ field }] });
    }
  });

  it('is exported as a file in which no reason is a formula', async () => {
    const reason = '=HYPERLINK("http://evil.example")';
    await t.ctx.db.auditEntry.create({
      data: { actorId: (await createAdmin()).id, action: 'disableUser', subject: 'user 77', reason },
    });
    const response = await t.get('africanscity/exportauditlog?subject=user+77', { headers });
    expect(response.headers.get('content-type')).toContain('text/csv');
    const lines = (await response.text()).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('Time,Administrator,Act,Subject,Reason,Details');
    expect(lines[1]).toContain(`Nyasha Banda,Disable user,user 77,"'=HYPERLINK(""http://evil.example"")"`);
  });

  it('is refused to others', async () => {
    const user = await logIn(t, await createUser(t.ctx.db));
    for (const call of ['getauditpage', 'getauditchoices', 'exportauditlog']) {
      expect((await t.get(`africanscity/${call}`)).status).toBe(401);
      expect((await t.get(`africanscity/${call}`, { headers: user })).status).toBe(403);
    }
  });

  it('can be changed and deleted by no user, not even in the database', async () => {
    const { id: actorId } = await createAdmin();
    await t.ctx.db.auditEntry.create({ data: { actorId, action: 'saveTitles', subject: 'titles' } });
    const before = await t.ctx.db.auditEntry.findMany({ orderBy: { id: 'asc' } });
    const refused = /only ever added to/;
    await expect(t.ctx.db.auditEntry.updateMany({ data: { reason: 'nothing' } })).rejects.toThrow(refused);
    await expect(t.ctx.db.auditEntry.deleteMany()).rejects.toThrow(refused);
    await expect(t.ctx.db.$executeRaw`TRUNCATE audit_entries`).rejects.toThrow(refused);
    expect(await t.ctx.db.auditEntry.findMany({ orderBy: { id: 'asc' } })).toEqual(before);
  });
});
