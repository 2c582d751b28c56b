import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser } from '../../../test/factories.ts';
import { logIn } from '../../../test/log-in.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { deleteOldSpamForms } from '../../kernel/spam-forms.ts';

let t: TestApp;
let headers: Record<'authorization', string>;
beforeAll(async () => {
  t = await createTestApp();
  headers = await logIn(t, await createUser(t.ctx.db, { role: 'ADMIN' }));
});
afterAll(() => t.close());

const message = { surname: 'Dube', name: 'Rudo', email: 'rudo@example.com', message: 'Do you buy stands in Ruwa?' };
const write = (fields: object) =>
  t.post('africanscity/savecontactmessage', new URLSearchParams({ ...message, ...fields }));
const read = async (search = '') =>
  (await (await t.get(`africanscity/getspamforms?search=${encodeURIComponent(search)}`, { headers })).json()) as {
    content: { id: number; call: string; trap: string; fields: { name: string; value: string }[] }[];
    totalElements: number;
  };
const act = (call: string, id: number) =>
  t.post(`africanscity/${call}`, new URLSearchParams({ id: String(id) }), { headers });

test('stores a form whose hidden field is filled, and forwards it once when an administrator says so', async () => {
  expect((await write({ topping: 'cheese', message: 'Held for now' })).status).toBe(200);
  const written = { where: { message: 'Held for now' } };
  expect(await t.ctx.db.contactMessage.count(written)).toBe(0);
  const { content } = await read('Held for now');
  expect(content).toMatchObject([{ call: 'saveContactMessage', trap: 'cheese' }]);
  const { id, fields } = content[0]!;
  expect(fields).toContainEqual({ name: 'email', value: 'rudo@example.com' });
  expect(fields.map(({ name }) => name)).not.toContain('topping');
  const answers = await Promise.all([act('releasespamform', id), act('releasespamform', id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect(await t.ctx.db.contactMessage.count(written)).toBe(1);
  expect((await read('Held for now')).content).toEqual([]);
});

test('keeps a form whose forwarding is refused', async () => {
  const { id } = await t.ctx.db.spamForm.create({
    data: { call: 'saveContactMessage', form: { name: 'A' }, trap: 'x' },
  });
  expect((await act('releasespamform', id)).status).toBe(400);
  const unknown = await t.ctx.db.spamForm.create({ data: { call: 'formerCall', form: {}, trap: 'x' } });
  expect((await act('releasespamform', unknown.id)).status).toBe(404);
  expect(await t.ctx.db.spamForm.count({ where: { id: { in: [id, unknown.id] } } })).toBe(2);
});

test('deletes a form, and says when it is already gone', async () => {
  const { id } = await t.ctx.db.spamForm.create({ data: { call: 'saveContactMessage', form: {}, trap: 'x' } });
  expect((await act('deletespamform', id)).status).toBe(200);
  expect((await act('deletespamform', id)).status).toBe(404);
});

test('stores forms for 30 days', async () => {
  const ago = (days: number) => new Date(t.ctx.clock().getTime() - days * 86_400_000);
  const keep = async (days: number) =>
    (await t.ctx.db.spamForm.create({ data: { call: 'x', form: {}, trap: 'x', createdAt: ago(days) } })).id;
  const [old, young] = [await keep(30.1), await keep(29.9)];
  await deleteOldSpamForms(t.ctx);
  expect(await t.ctx.db.spamForm.findMany({ where: { id: { in: [old, young] } }, select: { id: true } })).toEqual([
    { id: young },
  ]);
});

test('accepts a form of a client that does not know the hidden field, or knows a former one', async () => {
  expect((await write({ message: 'Without the field' })).status).toBe(200);
  expect((await write({ message: 'With a former field', fax: '+1 555' })).status).toBe(200);
  expect(
    await t.ctx.db.contactMessage.count({ where: { message: { in: ['Without the field', 'With a former field'] } } }),
  ).toBe(2);
});
