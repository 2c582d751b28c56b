import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProperty, createUser } from '../../../test/factories.ts';
import { createUserWithPassword, logIn, testPassword } from '../../../test/log-in.ts';
import { runJobs } from '../../../test/run-jobs.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { enqueueEmail } from '../../kernel/outbox/emails.ts';

let t: TestApp;

beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const person = {
  name: 'Quillabamba',
  surname: 'Zvinavashe',
  email: 'quillabamba.zvinavashe@example.com',
  phone: '+263 77 918 2736',
};
const traces = ['quillabamba.zvinavashe', 'quillabamba zvinavashe', '77 918 2736', '779182736'];

/** Data that outlive the account, so that deleting it and signing up again lifts no limit and no block. */
const kept = new Set(['rate_limits.key', 'enquiry_blocks.email']);

/** Returns the columns of all tables, including the queue's, whose text or JSON contains a trace of the person. */
async function columnsWithTraces(): Promise<string[]> {
  const columns = await t.ctx.db.$queryRaw<{ schema: string; table: string; column: string }[]>`
    SELECT c.table_schema AS schema, c.table_name AS table, c.column_name AS column
    FROM information_schema.columns c JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')
      AND (c.data_type IN ('text', 'character varying', 'json', 'jsonb', 'ARRAY') OR c.udt_name = 'citext')`;
  const found: string[] = [];
  for (const { schema, table, column } of columns) {
    const [{ hits }] = await t.ctx.db.$queryRawUnsafe<[{ hits: number }]>(
      `SELECT count(*)::int AS hits FROM "${schema}"."${table}" WHERE lower("${column}"::text) LIKE ANY ($1::text[])`,
      traces.map((trace) => `%${trace}%`),
    );
    if (hits > 0 && !kept.has(`${table}.${column}`)) found.push(`${table}.${column}`);
  }
  return found.toSorted();
}

/** Stores the person's name, address and phone everywhere that the site can. */
async function leaveTraces(userId: number, headers: Record<string, string>): Promise<void> {
  const { db } = t.ctx;
  const { name, surname, email, phone } = person;
  const post = (call: string, values: Record<string, string>) =>
    t.post(`africanscity/${call}`, new URLSearchParams(values), { headers });
  const fullName = `${name} ${surname}`;
  const other = await createUser(db, { emailVerifiedAt: new Date() });
  const listing = await createProperty(db, { ownerId: other.id });
  const own = await createProperty(db, {
    ownerId: userId,
    address: `House of ${fullName}`,
    description: `Call ${fullName} at ${phone} or write to ${email}. `.repeat(3),
    role: 'REAL_ESTATE',
    stateName: fullName,
    googleLocation: `https://maps.example.com/?q=${email}`,
    hiddenReason: `${fullName} asked for it.`,
  });
  const detail = `The description says “${phone}”`;
  await db.listingSuspicion.create({ data: { propertyId: own.id, rule: 'contacts', detail, evidence: email } });
  await post('savecontacts', { contacts: JSON.stringify([{ type: 'WhatsApp', value: phone }]) });
  await post('savefeedback', { message: `I am ${fullName}.` });
  const from = { name: fullName, email, phone };
  await db.propertyRequest.create({ data: { ...from, userId, location: 'Avondale', category: 'rooms' } });
  await db.propertyEvaluation.create({ data: { ...from, userId, propertyId: listing.id, category: 'house' } });
  await db.contactMessage.create({ data: { name, surname, email, message: `Call ${phone}.` } });
  await db.spamForm.create({ data: { call: 'saveEnquiry', form: from, trap: 'x' } });
  await db.newsletterSubscriber.create({ data: { email, confirmedAt: new Date() } });
  const agency = await db.agency.create({ data: { name: 'Msasa Homes', slug: 'msasa' } });
  await db.agencyInvitation.create({
    data: { agencyId: agency.id, email, hash: Buffer.from('a link'), expiresAt: new Date() },
  });
  await db.enquiryBlock.create({ data: { ownerId: other.id, email } });
  await post('saveenquiry', { ...from, propertyId: String(listing.id), message: `I am ${fullName}, ${phone}.` });
  const mail = { subject: `From ${fullName}`, paragraphs: [`${email} ${phone}`] };
  await db.$transaction(async (tx) => {
    await enqueueEmail(t.ctx, tx, { to: email.toUpperCase(), ...mail });
    await enqueueEmail(t.ctx, tx, { to: other.email, replyTo: email, ...mail });
  });
  await runJobs(t);
  await db.queuedMail.updateMany({ where: { recipient: email }, data: { lastError: `550 no such user ${email}` } });
  await db.$transaction(async (tx) => {
    await enqueueEmail(t.ctx, tx, { to: email, ...mail });
    await enqueueEmail(t.ctx, tx, { to: other.email, replyTo: email, ...mail });
  });
  await post('requestpasswordreset', { email });
  await db.$executeRaw`
    INSERT INTO jobs.job (id, name, data, state, output)
    VALUES (${randomUUID()}::uuid, 'deliver-mails', ${JSON.stringify({ email })}::jsonb, 'created', NULL)`;
}

test('no column names a user who deleted the account, once the goodbye is sent', async () => {
  const user = await createUserWithPassword(t, { ...person, emailVerifiedAt: new Date() });
  const headers = await logIn(t, user);
  await leaveTraces(user.id, headers);
  const before = await columnsWithTraces();
  expect(before).toEqual(
    expect.arrayContaining([
      'job.data',
      'mails.headers',
      'mails.recipient',
      'mails.text',
      'properties.description',
      'users.email',
    ]),
  );
  const form = new URLSearchParams({ password: testPassword });
  expect((await t.post('africanscity/deleteaccount', form, { headers })).status).toBe(200);
  await runJobs(t);
  expect(t.mailbox.messages.at(-1)).toMatchObject({ to: person.email, subject: 'Your account was deleted' });
  expect(await columnsWithTraces()).toEqual([]);
});

test('emails of others with similar addresses or names stay', async () => {
  const user = await createUserWithPassword(t, {
    name: 'reset',
    surname: 'your password',
    email: 'e@example.com',
    emailVerifiedAt: new Date(),
  });
  const headers = await logIn(t, user);
  const rendered = { subject: 'For you', paragraphs: ['To reset your password, ask jane@example.com.'] };
  await t.ctx.db.$transaction((tx) => enqueueEmail(t.ctx, tx, { to: 'jane@example.com', ...rendered }));
  const form = new URLSearchParams({ password: testPassword });
  expect((await t.post('africanscity/deleteaccount', form, { headers })).status).toBe(200);
  await runJobs(t);
  expect(t.mailbox.messages.filter(({ to }) => to === 'jane@example.com')).toMatchObject([{ subject: 'For you' }]);
  expect(await t.ctx.db.queuedMail.count({ where: { recipient: 'jane@example.com', subject: 'For you' } })).toBe(1);
});
