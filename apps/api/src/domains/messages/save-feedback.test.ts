import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createUser } from '../../../test/factories.ts';
import { logIn } from '../../../test/log-in.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let t: TestApp;
let user: { id: number };
let headers: Record<string, string>;

beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  user = await createUser(t.ctx.db);
  headers = await logIn(t, user);
});

/** As existing clients send it: with an id, their own clock, and no user. */
function send(message: string, more: Record<string, string> = {}, as = headers) {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    id: '0',
    message,
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '',
    ...more,
  }))
    form.append(name, value);
  return t.post('africanscity/savefeedback', form, { headers: as });
}

describe('saveFeedback', () => {
  test('stores the message of the caller, unapproved', async () => {
    expect((await send('A kind agent found us a home.')).status).toBe(200);
    expect(await t.ctx.db.feedback.findMany({ where: { userId: user.id } })).toMatchObject([
      { message: 'A kind agent found us a home.', approvedAt: null },
    ]);
  });

  test.each([
    ['true', true],
    ['false', false],
    [undefined, null],
  ])('stores whether the writer agrees to have it shown: %s', async (mayBeShown, stored) => {
    expect((await send('Kind people.', mayBeShown === undefined ? {} : { mayBeShown })).status).toBe(200);
    expect(await t.ctx.db.feedback.findMany({ where: { userId: user.id } })).toMatchObject([{ mayBeShown: stored }]);
  });

  test('names the field when the permission is neither yes nor no', async () => {
    const response = await send('Kind people.', { mayBeShown: 'perhaps' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ field: 'mayBeShown' }] });
  });

  test.each(['', '   ', '\u200b', 'a\0b'])('names the field when the message is %j', async (message) => {
    const response = await send(message);
    expect(response.status).toBe(400);
    const body = (await response.json()) as { errors: { field: string; defaultMessage: string }[] };
    expect(body.errors).toEqual([{ field: 'message', defaultMessage: expect.any(String) }]);
  });

  test('refuses a message of a megabyte', async () => {
    expect([400, 413]).toContain((await send('a'.repeat(1_048_576))).status);
    expect(await t.ctx.db.feedback.count({ where: { userId: user.id } })).toBe(0);
  });

  test('stores it as the caller, whatever user the form names', async () => {
    const other = await createUser(t.ctx.db);
    await send('Mine', { 'user.id': String(other.id), userId: String(other.id) });
    expect(await t.ctx.db.feedback.count({ where: { userId: other.id } })).toBe(0);
    expect(await t.ctx.db.feedback.count({ where: { userId: user.id } })).toBe(1);
  });

  test('refuses a flood', async () => {
    for (let round = 0; round < 5; round += 1) expect((await send(`Feedback ${round}`)).status).toBe(200);
    const response = await send('Feedback 6');
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('requires a login', async () => {
    expect((await send('Hello', {}, {})).status).toBe(401);
  });
});
