import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readListingRow } from '../src/domains/listings/import/listing-row.ts';
import { createUser } from './factories.ts';
import { askForToken, logIn } from './log-in.ts';
import { runJobs } from './run-jobs.ts';
import { createTestApp, type TestApp } from './test-app.ts';

// An internationalised address is one address, however it is typed.
let t: TestApp;
let network = 0;

beforeAll(async () => {
  t = await createTestApp({ trustProxy: ['127.0.0.1'] });
});
afterAll(() => t.close());
beforeEach(async () => {
  network += 1;
  await runJobs(t);
  t.mailbox.messages.length = 0;
  await t.ctx.db.rateLimit.deleteMany();
});

const password = 'jacaranda in bloom';
const ascii = 'ama@xn--cole-9oa.ci';
const post = (call: string, values: Record<string, string>, headers: Record<string, string> = {}) =>
  t.post(`africanscity/${call}`, new URLSearchParams(values), {
    headers: { ...headers, 'x-forwarded-for': `10.9.7.${network}` },
  });
const token = (username: string) => askForToken(t, username, password);

describe('an internationalised email address', () => {
  test('is one account in every form', async () => {
    const signUp = { name: 'Ama', surname: 'Kouassi', password };
    expect((await post('saveuser', { ...signUp, email: 'ama@école.ci' })).status).toBe(200);
    expect((await post('saveuser', { ...signUp, email: 'AMA@E\u0301COLE.ci' })).status).toBe(200);
    expect(await t.ctx.db.user.findMany({ where: { email: ascii } })).toHaveLength(1);
    for (const username of ['ama@école.ci', 'Ama@École.CI', ascii, ascii.toUpperCase(), ' ama@e\u0301cole.ci\u200b ']) {
      expect((await token(username)).status, username).toBe(200);
    }
    expect((await token('ama@ecole.ci')).status).toBe(400);
    await runJobs(t);
    expect(t.mailbox.messages.map(({ to }) => to.toLowerCase())).toEqual([ascii, ascii]);
    await post('requestpasswordreset', { email: 'ama@école.ci' });
    await runJobs(t);
    expect(t.mailbox.messages.at(-1)).toMatchObject({ to: ascii });
  });

  test('is accepted by forms, and found by administrators as it is typed', async () => {
    const message = { name: 'Koffi', email: 'koffi@école.ci', surname: 'Yao', message: 'Bonjour' };
    expect((await post('savecontactmessage', message)).status).toBe(200);
    expect(await t.ctx.db.contactMessage.findFirst()).toMatchObject({ email: 'koffi@xn--cole-9oa.ci' });
    expect((await post('subscribenewsletter', { email: 'koffi@École.ci' })).status).toBe(200);
    await runJobs(t);
    expect(await t.ctx.db.newsletterSubscriber.findFirst()).toMatchObject({ email: 'koffi@xn--cole-9oa.ci' });
    await createUser(t.ctx.db, { email: 'awa@xn--cole-9oa.ci' });
    const admin = await logIn(t, await createUser(t.ctx.db, { role: 'ADMIN' }));
    const found = await t.get(`africanscity/getuserspage?search=${encodeURIComponent('awa@école.ci')}`, {
      headers: admin,
    });
    expect(await found.json()).toMatchObject({ content: [{ email: 'awa@xn--cole-9oa.ci' }] });
  });

  test('is the owner of an imported listing', () => {
    const row = {
      role: 'INDIVIDUAL',
      stateName: '',
      address: '12 Rue des Jardins',
      area: 'Cocody',
      city: 'Abidjan',
      country: 'Côte d’Ivoire',
      type: 'House',
      size: '',
      price: '85000',
      description: 'Une maison.',
      status: 'FOR_SALE',
      numGarage: '0',
      numRoom: '3',
      numBathroom: '2',
      numToilet: '2',
      pictures: '',
    };
    expect(readListingRow({ ...row, ownerEmail: 'ama@école.ci' })).toMatchObject({
      row: { ownerEmail: ascii, country: 'CI' },
    });
    expect(readListingRow({ ...row, country: 'Ivory Cost', ownerEmail: ascii })).toEqual({
      errors: [{ column: 'country', reason: expect.stringContaining("Did you mean Côte d'Ivoire?") }],
    });
  });
});
