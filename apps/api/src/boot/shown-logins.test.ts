import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser } from '../../test/factories.ts';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { demoPassword } from '../demo/demo-logins.ts';
import { hashPassword } from '../domains/accounts/passwords.ts';
import { shownLogins } from './shown-logins.ts';

let t: TestApp;

beforeAll(async () => {
  t = await createTestApp();
  const { db } = t.ctx;
  const configured = await hashPassword('configured-8');
  const demo = await hashPassword(demoPassword);
  await createUser(db, { email: 'chief@example.org', role: 'ADMIN', passwordHash: configured });
  await createUser(db, { email: 'admin@example.com', role: 'ADMIN', passwordHash: configured });
  await createUser(db, { email: 'owner@example.com', passwordHash: demo });
  await createUser(db, { email: 'agency@example.com', passwordHash: await hashPassword('another-one') });
  await createUser(db, { email: 'visitor@example.com', passwordHash: demo, disabledAt: new Date() });
});
afterAll(() => t.close());

const settings = (ADMIN_EMAIL?: string, ADMIN_PASSWORD?: string) => ({ ADMIN_EMAIL, ADMIN_PASSWORD });
const changed = 'changed since; reset it at /reset';

test('shows the demo’s password only for accounts that have it, and no disabled account', async () => {
  expect(await shownLogins(t.ctx.db, settings(), true)).toEqual([
    { role: 'Administrator', email: 'admin@example.com', password: changed },
    { role: 'Owner', email: 'owner@example.com', password: demoPassword },
    { role: 'Agency', email: 'agency@example.com', password: changed },
  ]);
});

test.each([
  ['configured-8', 'as set in ADMIN_PASSWORD'],
  ['another-password', changed],
])('names the setting in place of a configured password %s', async (password, text) => {
  const shown = await shownLogins(t.ctx.db, settings('chief@example.org', password), false);
  expect(shown).toEqual([{ role: 'Administrator', email: 'chief@example.org', password: text }]);
});

test('shows an account of the demo that is the configured administrator once', async () => {
  const shown = await shownLogins(t.ctx.db, settings('admin@example.com', 'configured-8'), true);
  expect(shown.filter(({ email }) => email === 'admin@example.com')).toEqual([
    { role: 'Administrator', email: 'admin@example.com', password: 'as set in ADMIN_PASSWORD' },
  ]);
});

test('shows nothing for a configured address without an account', async () => {
  expect(await shownLogins(t.ctx.db, settings('nobody@example.org', 'configured-8'), false)).toEqual([]);
});
