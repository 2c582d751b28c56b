import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createProperty, createUser } from '../../../test/factories.ts';
import { logIn } from '../../../test/log-in.ts';
import { runJobs } from '../../../test/run-jobs.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let t: TestApp;
let ownerId: number;
let network = 0;

beforeAll(async () => {
  t = await createTestApp({ trustProxy: ['127.0.0.1'] });
  ownerId = (await createUser(t.ctx.db)).id;
});
afterAll(() => t.close());
beforeEach(async () => {
  network += 1;
  await t.ctx.db.property.deleteMany();
  await t.ctx.db.queuedMail.deleteMany();
  await t.ctx.db.rateLimit.deleteMany();
  await t.jobs.clear();
  t.mailbox.messages.length = 0;
});

type Values = Parameters<typeof createProperty>[1];
const list = (values: Values = {}) => createProperty(t.ctx.db, { ownerId, ...values });

describe('savePropertyEvaluation', () => {
  const good = { category: 'house', name: 'Rudo', email: 'rudo@example.com', phone: '0771234567', message: 'And now?' };
  const send = (values: Record<string, string>, headers: Record<string, string> = {}) =>
    t.post('africanscity/savepropertyevaluation', new URLSearchParams({ ...good, ...values }), {
      headers: { ...headers, 'x-forwarded-for': `10.11.0.${network}` },
    });

  test('is stored, emailed to the company, and confirmed to the sender', async () => {
    const user = await createUser(t.ctx.db);
    const { id } = await list();
    expect((await send({ propertyId: String(id) }, await logIn(t, user))).status).toBe(200);
    expect(await t.ctx.db.propertyEvaluation.findMany()).toMatchObject([
      { propertyId: id, userId: user.id, ...good, handledAt: null },
    ]);
    await runJobs(t);
    expect(t.mailbox.messages).toMatchObject([
      { to: 'hello@africanscity.test', headers: { 'Reply-To': good.email } },
      { to: good.email },
    ]);
    expect(t.mailbox.messages[0]!.text).toMatch(/House, 12 Jacaranda Avenue[\s\S]*And now\?/);
    expect(t.mailbox.messages[1]!.text).not.toContain('And now?');
  });

  test('drops forms of bots, and for a missing listing', async () => {
    const { id } = await list();
    const hidden = await list({ hiddenByTeamAt: new Date() });
    expect((await send({ propertyId: String(id), topping: 'x' })).status).toBe(200);
    expect((await send({ propertyId: String(hidden.id) })).status).toBe(404);
    expect((await send({ propertyId: '2000000000' })).status).toBe(404);
    expect(await t.ctx.db.propertyEvaluation.count()).toBe(0);
  });

  test.each([
    ['category', 'CASTLE'],
    ['category', ''],
    ['name', ' '],
    ['email', 'rudo'],
    ['phone', 'call me'],
    ['message', 'x'.repeat(4001)],
    ['propertyId', 'x'],
  ])('names the field when %s is %.20s', async (field, value) => {
    const { id } = await list();
    const response = await send({ propertyId: String(id), [field]: value });
    expect(response.status).toBe(400);
    const body = (await response.json()) as { errors: { field: string }[] };
    expect(body.errors.map((error) => error.field)).toEqual([field]);
  });

  test('refuses the sixth of a network within an hour', async () => {
    const { id } = await list();
    const statuses: number[] = [];
    for (let round = 0; round < 6; round += 1) statuses.push((await send({ propertyId: String(id) })).status);
    expect(statuses).toEqual([...Array(5).fill(200), 429]);
  });
});
