import type { User } from '@africanscity/db/generated/client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPictureFile, createProperty, createUser } from '../../../test/factories.ts';
import { logIn } from '../../../test/log-in.ts';
import { watchReads } from '../../../test/rows-read.ts';
import { runJobs } from '../../../test/run-jobs.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let t: TestApp;
let agent: User;
let visitor = 0;
/** Agents called Balogun: one for each test so far. */
let agents = 0;

beforeAll(async () => {
  t = await createTestApp({ trustProxy: ['127.0.0.1'] });
});
afterAll(() => t.close());
beforeEach(async () => {
  visitor += 1;
  agents += 1;
  await runJobs(t);
  t.mailbox.messages.length = 0;
  agent = await createUser(t.ctx.db, { title: 'Mrs', name: 'Folake', surname: 'Balogun', emailVerifiedAt: new Date() });
  await createProperty(t.ctx.db, { ownerId: agent.id, city: 'Lagos', area: 'Lekki' });
});

const read = async <T = Record<string, unknown>>(path: string, headers: Record<string, string> = {}) =>
  (await (await t.get(`africanscity/${path}`, { headers })).json()) as T;

describe('getAgents', () => {
  test('shows covers of the newest listings, none twice, and a company with its check', async () => {
    const { db } = t.ctx;
    const someone = await createUser(db, { name: 'Yetunde', surname: 'Cover' });
    const covers = [await createPictureFile(db), await createPictureFile(db)];
    const day = (number: number) => new Date(Date.UTC(2026, 0, number));
    await createProperty(db, { ownerId: someone.id, coverHash: covers[0], createdAt: day(1) });
    for (const number of [2, 3]) {
      await createProperty(db, { ownerId: someone.id, coverHash: covers[1], createdAt: day(number) });
    }
    await db.agency.create({
      data: {
        name: 'Covered Homes',
        slug: 'covered-homes',
        verifiedAt: new Date(),
        members: { create: { userId: someone.id, isOwner: true } },
      },
    });
    const { content } = await read<{ content: { covers: { uri: string }[]; company: object }[] }>(
      'getagents?search=Yetunde',
    );
    expect(content[0]!.covers.map(({ uri }) => uri)).toEqual([`pictures/${covers[1]}`, `pictures/${covers[0]}`]);
    expect(content[0]!.company).toMatchObject({ name: 'Covered Homes', verified: true });
    const own = await read<{ name: string; isOwner: boolean }[]>('getowncompanies', await logIn(t, someone));
    expect(own).toMatchObject([{ name: 'Covered Homes', isOwner: true }]);
    expect(await read('getowncompanies', await logIn(t, agent))).toEqual([]);
  });

  test('reads the covers of a page in one statement, each picture once', async () => {
    const { db } = t.ctx;
    const shared = await createPictureFile(db);
    for (const name of ['Amina', 'Bisi', 'Chidi']) {
      const owner = await createUser(db, { name, surname: 'Coverless' });
      for (const coverHash of [shared, await createPictureFile(db)])
        await createProperty(db, { ownerId: owner.id, coverHash });
    }
    const reads = watchReads(t.ctx.pool);
    try {
      const { content } = await read<{ content: { covers: { sources: object[] }[] }[] }>('getagents?search=Coverless');
      expect(content.map(({ covers }) => covers.map(({ sources }) => sources.length))).toEqual([
        [2, 2],
        [2, 2],
        [2, 2],
      ]);
      const { statements, rows } = reads.take();
      expect(statements.filter((text) => text.includes('picture_variants'))).toHaveLength(1);
      // One that all three show and one of each, with two sizes each.
      expect(rows.get('picture_variants')).toBe(8);
    } finally {
      reads.stop();
    }
  });

  test('looks for the agents of a page and counts all that match in one statement', async () => {
    const reads = watchReads(t.ctx.pool);
    try {
      const page = await read<{ content: object[]; totalElements: number }>('getagents?search=balogun&size=1');
      expect(page).toMatchObject({ content: [{ fullname: 'Mrs Folake Balogun' }] });
      expect(page.totalElements).toBe(agents);
      const { statements } = reads.take();
      expect(statements.filter((text) => text.includes('FROM users u'))).toHaveLength(1);
    } finally {
      reads.stop();
    }
  });

  const found = async (query: string) => {
    const page = await read<{ content: { fullname: string; listings: number; places: string[] }[] }>(
      `getagents?${query}`,
    );
    return page.content.map(({ fullname, listings, places }) => `${fullname}: ${listings} in ${places.join(', ')}`);
  };

  test('shows people with open listings only, with number and places', async () => {
    const zanele = await createUser(t.ctx.db, { name: 'Zanele', surname: 'Nkosi' });
    for (const city of ['Durban', 'Soweto', 'Soweto']) await createProperty(t.ctx.db, { ownerId: zanele.id, city });
    await createProperty(t.ctx.db, { ownerId: zanele.id, city: 'Durban', status: 'SOLD' });
    const sold = await createUser(t.ctx.db, { name: 'Zodwa' });
    await createProperty(t.ctx.db, { ownerId: sold.id, status: 'SOLD' });
    const gone = await createUser(t.ctx.db, { name: 'Zuri', disabledAt: new Date() });
    await createProperty(t.ctx.db, { ownerId: gone.id });
    await createUser(t.ctx.db, { name: 'Zeno' });
    expect(await found('letter=z')).toEqual(['Zanele Nkosi: 3 in Soweto, Durban']);
    expect(await found('search=nkosi')).toHaveLength(1);
    expect(await found('search=SOWETO')).toHaveLength(1);
    expect(await found('search=Zanele%20Nk')).toHaveLength(1);
    expect(await found('search=%25')).toEqual([]);
  });

  test('uses the places of listings, whatever their owners typed', async () => {
    const thabo = await createUser(t.ctx.db, { name: 'Thabo', surname: 'Dube' });
    for (const city of ['Anambara', 'Anambra'])
      await createProperty(t.ctx.db, { ownerId: thabo.id, area: '', city, country: 'NG' });
    await createProperty(t.ctx.db, { ownerId: thabo.id, area: 'V.I.', city: '', country: 'NG' });
    expect(await found('letter=T&search=anambra')).toEqual(['Thabo Dube: 3 in Anambra, Lagos']);
    expect(await found('letter=T&search=Victoria%20Isl')).toHaveLength(1);
    expect(await found('letter=T&search=Mutare')).toEqual([]);
  });

  test('pages in one order, and returns the last page for one past the end', async () => {
    for (const name of ['Qadan', 'Qhawe']) {
      const { id } = await createUser(t.ctx.db, { name });
      await createProperty(t.ctx.db, { ownerId: id });
    }
    expect(await found('letter=Q&size=1&page=0')).toEqual(['Qadan Moyo: 1 in Harare']);
    expect(await found('letter=Q&size=1&page=1')).toEqual(['Qhawe Moyo: 1 in Harare']);
    const past = await read('getagents?letter=Q&page=2147483647');
    expect(past).toEqual(await read('getagents?letter=Q&page=0'));
    expect(past).toMatchObject({ totalElements: 2 });
  });

  test('refuses an invalid letter', async () => {
    expect((await t.get('africanscity/getagents?letter=1')).status).toBe(400);
  });
});

describe('getAgent', () => {
  test('shows contacts only to logged-in users', async () => {
    const anonymous = await read(`getagent?id=${agent.id}`);
    expect(anonymous).toMatchObject({
      fullname: 'Mrs Folake Balogun',
      listings: 1,
      places: ['Lagos'],
      reachable: true,
    });
    for (const name of ['phone', 'email', 'contacts']) expect(anonymous).not.toHaveProperty(name);
    const headers = await logIn(t, await createUser(t.ctx.db));
    expect(await read(`getagent?id=${agent.id}`, headers)).not.toHaveProperty('email');
    const asked = new URLSearchParams({ agentId: String(agent.id) });
    expect((await t.post('africanscity/showcontacts', asked)).status).toBe(401);
    const shown = await t.post('africanscity/showcontacts', asked, { headers });
    expect(await shown.json()).toEqual({ email: agent.email, phone: agent.phone, phoneLinks: null, contacts: [] });
  });

  test('does not reveal accounts without listings', async () => {
    const { id } = await createUser(t.ctx.db);
    expect((await t.get(`africanscity/getagent?id=${id}`)).status).toBe(404);
  });

  test('names the company', async () => {
    const { id } = await t.ctx.db.agency.create({
      data: { name: 'Lagoon Line', slug: 'lagoon', members: { create: { userId: agent.id } } },
    });
    expect(await read(`getagent?id=${agent.id}`)).toMatchObject({ company: { id, name: 'Lagoon Line' } });
  });
});

describe('getAgentProperties', () => {
  test("shows the agent's open listings and no other user's", async () => {
    await createProperty(t.ctx.db, { ownerId: agent.id, hiddenByTeamAt: new Date() });
    const page = await read<{ content: { user: { id: number } }[]; totalElements: number }>(
      `getagentproperties?id=${agent.id}`,
    );
    expect(page.totalElements).toBe(1);
    expect(page.content[0]!.user.id).toBe(agent.id);
  });
});

describe('sendAgentMessage', () => {
  const message = { name: 'Rudo', email: 'rudo@example.com', message: 'May I see it?' };
  const send = (id: number, values: Record<string, string> = {}) =>
    t.post('africanscity/sendagentmessage', new URLSearchParams({ id: String(id), ...message, ...values }), {
      headers: { 'x-forwarded-for': `10.3.0.${visitor}` },
    });

  test('reaches the agent, who can reply to the sender', async () => {
    expect((await send(agent.id)).status).toBe(200);
    await runJobs(t);
    expect(t.mailbox.messages).toMatchObject([{ to: agent.email, headers: { 'Reply-To': 'rudo@example.com' } }]);
  });

  test('reaches no agent without a confirmed address or a listing', async () => {
    const silent = await createUser(t.ctx.db);
    expect((await send(silent.id)).status).toBe(404);
    await createProperty(t.ctx.db, { ownerId: silent.id });
    expect((await send(silent.id)).status).toBe(409);
  });

  test('one agent gets thirty messages an hour at most, from however many networks', async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 31; round += 1) {
      if (round % 5 === 0) visitor += 1;
      statuses.push((await send(agent.id)).status);
    }
    expect(statuses).toEqual([...Array(30).fill(200), 429]);
  });

  test('refuses the sixth message of a network, drops those of bots, and names bad fields', async () => {
    expect((await send(agent.id, { topping: 'x' })).status).toBe(200);
    const bad = await send(agent.id, { name: '', phone: 'none' });
    expect(((await bad.json()) as { errors: { field: string }[] }).errors.map(({ field }) => field)).toEqual([
      'name',
      'phone',
    ]);
    for (let round = 0; round < 5; round += 1) expect((await send(agent.id)).status).toBe(200);
    expect((await send(agent.id)).status).toBe(429);
    await runJobs(t);
    expect(t.mailbox.messages).toHaveLength(5);
  });
});
