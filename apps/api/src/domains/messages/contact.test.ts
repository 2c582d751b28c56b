import { CompanyDetails } from '@africanscity/contracts/messages/contact';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runJobs } from '../../../test/run-jobs.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let t: TestApp;
let network = 0;

beforeAll(async () => {
  t = await createTestApp({ trustProxy: ['127.0.0.1'] });
});
afterAll(() => t.close());
beforeEach(async () => {
  network += 1;
  await t.jobs.clear();
  t.mailbox.messages.length = 0;
  await t.ctx.db.contactMessage.deleteMany();
  await t.ctx.db.queuedMail.deleteMany();
  await t.ctx.db.setting.deleteMany({ where: { name: 'company' } });
});

const good = { surname: 'Moyo', name: 'Rudo', email: 'rudo@example.com', message: 'Do you value farms?' };
const send = (values: Record<string, string> = {}) =>
  t.post('africanscity/savecontactmessage', new URLSearchParams({ ...good, ...values }), {
    headers: { 'x-forwarded-for': `10.1.0.${network}` },
  });

describe('saveContactMessage', () => {
  test('stores the message, emails it to the company, and confirms it to the sender', async () => {
    expect((await send({ email: 'one@example.com' })).status).toBe(200);
    await runJobs(t);
    expect(await t.ctx.db.contactMessage.findMany()).toMatchObject([{ ...good, email: 'one@example.com' }]);
    const [toCompany, toSender] = t.mailbox.messages;
    expect(toCompany).toMatchObject({ to: 'hello@africanscity.test', headers: { 'Reply-To': 'one@example.com' } });
    expect(toCompany!.text).toContain('Do you value farms?');
    expect(toSender).toMatchObject({ to: 'one@example.com', subject: 'We have your message' });
    // The address may be a victim's, so the email contains none of the typed text.
    expect(toSender!.text).not.toContain('farms');
  });

  test.each(['', ' ', '-', '\u200b'])('accepts a sender with a single name: surname “%s”', async (surname) => {
    expect((await send({ name: 'Suharto', surname })).status).toBe(200);
    await runJobs(t);
    expect(await t.ctx.db.contactMessage.findMany()).toMatchObject([{ name: 'Suharto', surname: '' }]);
    expect(t.mailbox.messages[0]!.text).toContain('Suharto (rudo@example.com) wrote:');
  });

  test('is sent to the address in the settings, with the subject on one line', async () => {
    await t.ctx.db.setting.create({ data: { name: 'company', value: { email: 'desk@example.org' } } });
    await send({ subject: 'Bronze\r\nBcc: victim@example.com' });
    await runJobs(t);
    expect(t.mailbox.messages[0]).toMatchObject({
      to: 'desk@example.org',
      subject: 'Message from the site: Bronze Bcc: victim@example.com',
    });
  });

  test('drops a form with a filled hidden field, and reports success', async () => {
    expect((await send({ topping: 'x'.repeat(5000) })).status).toBe(200);
    expect(await t.ctx.db.contactMessage.count()).toBe(0);
    expect(await t.jobs.queued()).toEqual([]);
  });

  test.each([
    ['name', ''],
    ['email', 'nobody'],
    ['email', 'a@example.com\r\nBcc: b@example.com'],
    ['message', '\u200b'],
    ['message', 'a'.repeat(4001)],
  ])('names the field when %s is %.60s', async (field, value) => {
    const response = await send({ [field]: value });
    expect(response.status).toBe(400);
    const { errors } = (await response.json()) as { errors: { field: string }[] };
    expect(errors.map((error) => error.field)).toEqual([field]);
  });

  test('refuses the sixth message of a network within an hour', async () => {
    for (let round = 0; round < 5; round += 1) expect((await send()).status).toBe(200);
    const response = await send();
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await t.ctx.db.contactMessage.count()).toBe(5);
  });

  test('confirms to one address three times an hour, from any network', async () => {
    for (let round = 0; round < 5; round += 1) await send({ email: 'flooded@example.com' });
    await runJobs(t);
    expect(t.mailbox.messages.filter(({ to }) => to === 'flooded@example.com')).toHaveLength(3);
  });
});

describe('getCompanyDetails', () => {
  const read = async () => CompanyDetails.parse(await (await t.get('africanscity/getcompanydetails')).json());

  test("returns the company's details, and defaults for the rest", async () => {
    await t.ctx.db.setting.create({ data: { name: 'company', value: { phones: ['+263 1'] } } });
    expect(await read()).toMatchObject({ phones: ['+263 1'], email: 'hello@africanscity.test' });
  });

  test('survives an invalid setting', async () => {
    await t.ctx.db.setting.create({ data: { name: 'company', value: { phones: 7 } } });
    expect((await read()).phones).toHaveLength(2);
  });
});
