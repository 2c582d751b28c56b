import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createUser } from '../../../test/factories.ts';
import { logIn } from '../../../test/log-in.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let t: TestApp;
let headers: Record<string, string>;
let user: { id: number };

beforeAll(async () => {
  t = await createTestApp();
  user = await createUser(t.ctx.db, { surname: 'Feedbacker' });
  headers = await logIn(t, await createUser(t.ctx.db, { role: 'ADMIN', name: 'Ada', surname: 'Min' }));
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.ctx.db.feedback.deleteMany();
  await t.ctx.db.contactMessage.deleteMany();
  await t.ctx.db.queuedMail.deleteMany();
});

const send = (call: string, fields: Record<string, string | number>, as: Record<string, string> = headers) =>
  t.post(
    `africanscity/${call}`,
    new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])),
    { headers: as },
  );

const read = async (call: string) => {
  const response = await t.get(`africanscity/${call}`, { headers });
  expect(response.status).toBe(200);
  return (await response.json()) as { content: { id: number }[]; totalElements: number };
};

const write = (subject = 'Package Gold') =>
  t.ctx.db.contactMessage.create({
    data: { name: 'Rudo', surname: 'Ncube', email: 'rudo@example.com', subject, message: 'What does it cost?' },
  });

describe('getFeedbackTable', () => {
  test('finds feedback by words and writer, and marks it as approved or waiting', async () => {
    const { id } = await t.ctx.db.feedback.create({ data: { userId: user.id, message: 'Found a home in a week' } });
    await t.ctx.db.feedback.create({ data: { userId: user.id, message: 'Shown', approvedAt: new Date() } });
    expect((await read('getfeedbacktable?search=A%20WEEK')).content).toMatchObject([{ id }]);
    expect((await read('getfeedbacktable?search=feedbacker')).totalElements).toBe(2);
    expect((await read('getfeedbacktable?approved=false')).content).toMatchObject([{ id }]);
    expect((await read('getfeedbacktable?approved=true')).content).toMatchObject([{ message: 'Shown' }]);
  });
});

describe('deleteFeedback', () => {
  test('deletes it for good, once, and logs the reason', async () => {
    const { id } = await t.ctx.db.feedback.create({ data: { userId: user.id, message: 'Rude words' } });
    const answers = await Promise.all(Array.from({ length: 10 }, () => send('deletefeedback', { id, reason: 'Rude' })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(9);
    expect(await t.ctx.db.feedback.findUnique({ where: { id } })).toBeNull();
    expect(await t.ctx.db.auditEntry.findMany({ where: { subject: `feedback ${id}` } })).toMatchObject([
      { action: 'deleteFeedback', reason: 'Rude' },
    ]);
  });

  test('requires a reason and an administrator', async () => {
    const { id } = await t.ctx.db.feedback.create({ data: { userId: user.id, message: 'Stays' } });
    expect((await send('deletefeedback', { id, reason: '' })).status).toBe(400);
    expect((await send('deletefeedback', { id, reason: 'Rude' }, {})).status).toBe(401);
    expect((await send('deletefeedback', { id, reason: 'Rude' }, await logIn(t, user))).status).toBe(403);
    expect(await t.ctx.db.feedback.findUnique({ where: { id } })).not.toBeNull();
  });
});

describe('handleContactMessage', () => {
  test('marks a message and removes the mark', async () => {
    const { id } = await write('To handle');
    expect((await read('getcontactmessages?handled=false&search=to%20handle')).content).toMatchObject([{ id }]);
    expect((await send('handlecontactmessage', { id, handled: 'true' })).status).toBe(200);
    expect((await send('handlecontactmessage', { id, handled: 'true' })).status).toBe(200);
    expect((await read('getcontactmessages?handled=true&search=to%20handle')).content).toMatchObject([{ id }]);
    expect((await send('handlecontactmessage', { id, handled: 'false' })).status).toBe(200);
    expect((await read('getcontactmessages?handled=true&search=to%20handle')).content).toEqual([]);
    expect(await t.ctx.db.auditEntry.count({ where: { subject: `message ${id}` } })).toBe(2);
  });

  test('refuses other values and unknown messages', async () => {
    expect((await send('handlecontactmessage', { id: 1, handled: 'perhaps' })).status).toBe(400);
    expect((await send('handlecontactmessage', { id: 2_000_000_000, handled: 'true' })).status).toBe(404);
    expect((await send('handlecontactmessage', { id: 1, handled: 'true' }, await logIn(t, user))).status).toBe(403);
  });
});

describe('answerContactMessage', () => {
  test('emails the answer with the question, stores it, and closes the message', async () => {
    const { id } = await write();
    expect((await send('answercontactmessage', { id, message: 'Ninety dollars a month.' })).status).toBe(200);
    const mail = await t.ctx.db.queuedMail.findFirstOrThrow({ where: { recipient: 'rudo@example.com' } });
    expect(mail.subject).toBe('Our answer: Package Gold');
    expect(mail.text).toContain('Ninety dollars a month.');
    expect(mail.text).toContain('What does it cost?');
    expect((await read('getcontactmessages?search=package%20gold')).content).toMatchObject([
      { id, handledAt: expect.any(String), answers: [{ message: 'Ninety dollars a month.', author: 'Ada Min' }] },
    ]);
  });

  test('refuses an empty answer, and all but administrators', async () => {
    const { id } = await write();
    const empty = await send('answercontactmessage', { id, message: '' });
    expect(await empty.json()).toMatchObject({ errors: [{ field: 'message' }] });
    expect((await send('answercontactmessage', { id, message: 'Hello' }, {})).status).toBe(401);
    expect((await send('answercontactmessage', { id, message: 'Hello' }, await logIn(t, user))).status).toBe(403);
    expect(await t.ctx.db.contactAnswer.count({ where: { messageId: id } })).toBe(0);
  });
});
