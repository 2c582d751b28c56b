import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser } from './factories.ts';
import { createTestApp, type TestApp } from './test-app.ts';

let t: TestApp;
const warnings: string[] = [];
const note = (warning: Error) => warnings.push(warning.message);
beforeAll(async () => {
  process.on('warning', note);
  t = await createTestApp();
});
afterAll(async () => {
  process.off('warning', note);
  await t.close();
});

test('queries of one connection run in order, whatever sends them', async () => {
  const { id } = await createUser(t.ctx.db);
  await t.ctx.db.$transaction(async (tx) => {
    const [users, listings, nested] = await Promise.all([
      tx.user.count({ where: { id } }),
      tx.property.count({ where: { ownerId: id } }),
      tx.user.findUniqueOrThrow({ where: { id }, include: { contacts: true, properties: true, sessions: true } }),
    ]);
    expect({ users, listings, id: nested.id }).toEqual({ users: 1, listings: 0, id });
  });
  // Warnings appear in the next turn.
  await new Promise((resolve) => setImmediate(resolve));
  expect(warnings).toEqual([]);
});

test('a failed query delays none behind it', async () => {
  const client = await t.ctx.pool.connect();
  try {
    const asked = [
      client.query('SELECT 1 / 0'),
      client.query('SELECT 2 AS two'),
      client.query({ text: 'SELECT 3 AS three' }),
    ];
    const [failed, two, three] = await Promise.allSettled(asked);
    expect(failed?.status).toBe('rejected');
    expect(two).toMatchObject({ value: { rows: [{ two: 2 }] } });
    expect(three).toMatchObject({ value: { rows: [{ three: 3 }] } });
  } finally {
    client.release();
  }
});
