import type { AuditRow } from '@africanscity/contracts/audit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProperty, createUser } from '../../../test/factories.ts';
import { logIn } from '../../../test/log-in.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let t: TestApp;
let admin: { id: number };
let headers: Record<string, string>;

beforeAll(async () => {
  t = await createTestApp();
  admin = await createUser(t.ctx.db, { role: 'ADMIN', name: 'Nyasha', surname: 'Banda' });
  headers = await logIn(t, admin);
});
afterAll(() => t.close());

const page = async (query = '') =>
  (await (await t.get(`africanscity/getauditpage?${query}`, { headers })).json()) as {
    content: AuditRow[];
    totalElements: number;
  };

describe('the audit log', () => {
  it('keeps what administrators do to things of others, and not what they do to their own', async () => {
    const [own, other] = [await createProperty(t.ctx.db, { ownerId: admin.id }), await createProperty(t.ctx.db)];
    for (const { id } of [own, other]) {
      expect((await t.post(`africanscity/deletepropertybyid?id=${id}`, undefined, { headers })).status).toBe(200);
    }
    expect((await page()).content).toMatchObject([
      { actor: { id: admin.id, name: 'Nyasha Banda' }, action: 'deletePropertyById', subject: `property ${other.id}` },
    ]);
  });

  it('is filtered by who, what, upon what, when, and words of the reason', async () => {
    const second = await createUser(t.ctx.db, { role: 'ADMIN' });
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
        { actorId: admin.id, action: 'disableUser', subject: 'user 12', createdAt: new Date('2026-03-03T12:00:00Z') },
      ],
    });
    const subjects = async (query: string) =>
      (await page(query)).content.map(({ action, subject }) => `${action} ${subject}`);
    expect(await subjects(`actorId=${second.id}`)).toEqual(['enableUser user 1', 'disableUser user 1']);
    expect(await subjects('action=disableUser')).toEqual(['disableUser user 12', 'disableUser user 1']);
    expect(await subjects('subject=user+1')).toEqual(['enableUser user 1', 'disableUser user 1']);
    expect(await subjects('search=100%25+SPAM')).toEqual(['disableUser user 1']);
    expect(await subjects('from=2026-03-01&to=2026-03-01')).toEqual(['disableUser user 1']);
    expect(await subjects('from=2026-03-02&to=2026-03-03&sort=createdAt-ASC')).toEqual([
      'enableUser user 1',
      'disableUser user 12',
    ]);
    expect((await page('action=enableUser')).content).toMatchObject([{ details: { after: { shown: 2 } } }]);
    const choices = await (await t.get('africanscity/getauditchoices', { headers })).json();
    expect(choices).toMatchObject({ actions: ['deletePropertyById', 'disableUser', 'enableUser'] });
    expect((choices as { actors: { id: number }[] }).actors.map(({ id }) => id).toSorted()).toEqual(
      [admin.id, second.id].toSorted(),
    );
  });

  it('names what is wrong with a question', async () => {
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

  it('A188 leaves as a file in which no reason is a formula', async () => {
    const reason = '=HYPERLINK("http://evil.example")';
    await t.ctx.db.auditEntry.create({
      data: { actorId: admin.id, action: 'disableUser', subject: 'user 77', reason },
    });
    const response = await t.get('africanscity/exportauditlog?subject=user+77', { headers });
    expect(response.headers.get('content-type')).toContain('text/csv');
    const lines = (await response.text()).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('Time,Administrator,Act,Subject,Reason,Details');
    expect(lines[1]).toContain(`Nyasha Banda,disableUser,user 77,"'=HYPERLINK(""http://evil.example"")"`);
  });

  it('is refused to others', async () => {
    const user = await logIn(t, await createUser(t.ctx.db));
    for (const call of ['getauditpage', 'getauditchoices', 'exportauditlog']) {
      expect((await t.get(`africanscity/${call}`)).status).toBe(401);
      expect((await t.get(`africanscity/${call}`, { headers: user })).status).toBe(403);
    }
  });

  it('can be changed and emptied by nobody, not even by the database', async () => {
    const before = await t.ctx.db.auditEntry.count();
    const refused = /only ever added to/;
    await expect(t.ctx.db.auditEntry.updateMany({ data: { reason: 'nothing' } })).rejects.toThrow(refused);
    await expect(t.ctx.db.auditEntry.deleteMany()).rejects.toThrow(refused);
    await expect(t.ctx.db.$executeRaw`TRUNCATE audit_entries`).rejects.toThrow(refused);
    expect(await t.ctx.db.auditEntry.count()).toBe(before);
  });
});
