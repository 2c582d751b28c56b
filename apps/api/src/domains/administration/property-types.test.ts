import type { SiteSettings } from '@africanscity/contracts/administration/site-settings';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createProperty, createUser } from '../../../test/factories.ts';
import { logIn } from '../../../test/log-in.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let t: TestApp;
let headers: Record<string, string>;

beforeAll(async () => {
  t = await createTestApp();
  headers = await logIn(t, await createUser(t.ctx.db, { role: 'ADMIN' }));
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.ctx.db.property.deleteMany();
  await t.ctx.db.propertyType.deleteMany();
  await t.ctx.db.propertyType.createMany({
    data: [
      { name: 'House', position: 0, words: ['home'] },
      { name: 'Duplex', position: 1, parent: 'House' },
      { name: 'Villa', position: 2, parent: 'House' },
      { name: 'Land', position: 3 },
      { name: 'Farm', position: 4, parent: 'Land' },
    ],
  });
});

const send = (call: string, fields: Record<string, string>) =>
  t.post(`africanscity/${call}`, new URLSearchParams(fields), { headers });
const tree = async () => {
  const response = await t.get('africanscity/getsitesettings', { headers });
  return ((await response.json()) as SiteSettings).types.map(({ name, depth }) => `${'-'.repeat(depth)}${name}`);
};
const lastAct = async () => t.ctx.db.auditEntry.findFirstOrThrow({ orderBy: { id: 'desc' } });

test('an added type gets its position, and a duplicate name is refused', async () => {
  const response = await send('addpropertytype', { name: 'Beach Villa' });
  expect(response.status, await response.clone().text()).toBe(200);
  expect((await t.ctx.db.propertyType.findUniqueOrThrow({ where: { name: 'Beach Villa' } })).parent).toBe('Villa');
  expect(await lastAct()).toMatchObject({
    action: 'addPropertyType',
    details: { after: { name: 'Beach Villa', parent: 'Villa' } },
  });
  const again = await send('addpropertytype', { name: 'BEACH villa' });
  expect(again.status).toBe(400);
  expect(await again.json()).toMatchObject({ errors: [{ field: 'name', defaultMessage: 'is a type already' }] });
  expect(await t.ctx.db.propertyType.count({ where: { name: { contains: 'villa', mode: 'insensitive' } } })).toBe(2);
});

test('a type becomes a kind of another, with its synonyms normalized', async () => {
  const response = await send('savepropertytype', {
    name: 'Villa',
    parent: 'Land',
    words: 'Mansion\nÉcole  supérieure\nvilla',
  });
  expect(response.status, await response.clone().text()).toBe(200);
  expect(((await response.json()) as SiteSettings).types.find(({ name }) => name === 'Villa')).toEqual({
    name: 'Villa',
    parent: 'Land',
    depth: 1,
    words: ['mansion', 'ecole superieure'],
    listings: 0,
  });
  expect(await tree()).toEqual(['House', '-Duplex', 'Land', '-Villa', '-Farm']);
  expect(await lastAct()).toMatchObject({
    action: 'savePropertyType',
    details: {
      before: { name: 'Villa', parent: 'House', words: [] },
      after: { name: 'Villa', parent: 'Land', words: ['mansion', 'ecole superieure'] },
    },
  });
  expect((await send('savepropertytype', { name: 'Villa', parent: '', words: '' })).status).toBe(200);
  expect(await tree()).toEqual(['House', '-Duplex', 'Villa', 'Land', '-Farm']);
});

test.each([
  ['parent', { name: 'House', parent: 'House' }, 'must be another type'],
  ['parent', { name: 'House', parent: 'Duplex' }, 'must not be Duplex, which is a kind of House itself'],
  ['parent', { name: 'House', parent: 'Castle' }, 'must be one of the types'],
  ['words', { name: 'Villa', words: 'palace\nHome' }, 'must be words of no other type; “home” is one of House'],
  ['words', { name: 'Villa', words: 'DUPLEX' }, 'must be words of no other type; “duplex” is one of Duplex'],
  ['words', { name: 'Villa', words: '?!' }, 'must be words; “?!” is none'],
  ['words', { name: 'Villa', words: 'x'.repeat(61) }, 'must be at most 60 characters each'],
])('names the field %s of %j', async (field, fields, defaultMessage) => {
  const before = await tree();
  const response = await send('savepropertytype', { parent: '', words: '', ...fields });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ errors: [{ field, defaultMessage }] });
  expect(await tree()).toEqual(before);
});

test('two concurrent changes cannot form a circle', async () => {
  await send('savepropertytype', { name: 'Duplex', parent: '', words: '' });
  const answers = await Promise.all([
    send('savepropertytype', { name: 'House', parent: 'Duplex', words: '' }),
    send('savepropertytype', { name: 'Duplex', parent: 'House', words: '' }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(await tree()).toHaveLength(5);
});

test('a type moves among its siblings, with all its descendants', async () => {
  expect((await send('movepropertytype', { name: 'Land', direction: 'up' })).status).toBe(200);
  expect(await tree()).toEqual(['Land', '-Farm', 'House', '-Duplex', '-Villa']);
  await send('movepropertytype', { name: 'Duplex', direction: 'down' });
  await send('movepropertytype', { name: 'Duplex', direction: 'down' });
  expect(await tree()).toEqual(['Land', '-Farm', 'House', '-Villa', '-Duplex']);
  expect(await (await t.get('africanscity/getpropertytypes')).json()).toEqual([
    'Land',
    'Farm',
    'House',
    'Villa',
    'Duplex',
  ]);
});

test('an added type gets a position by its name', async () => {
  expect((await send('addpropertytype', { name: 'Detached Duplex' })).status).toBe(200);
  expect(await tree()).toEqual(['House', '-Duplex', '--Detached Duplex', '-Villa', 'Land', '-Farm']);
  expect(await lastAct()).toMatchObject({ details: { after: { name: 'Detached Duplex', parent: 'Duplex' } } });
});

test('a type with kinds stays, and keeps them under another name', async () => {
  const refused = await send('deletepropertytype', { name: 'House' });
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    code: 'type_has_kinds',
    message: 'Other types are a kind of it, such as Duplex. Make them a kind of another, or remove them first.',
  });
  expect((await send('renamepropertytype', { name: 'House', newName: 'Home' })).status).toBe(200);
  expect(await tree()).toEqual(['Home', '-Duplex', '-Villa', 'Land', '-Farm']);
});

test('a new name also applies to saved searches of the kind', async () => {
  const { id: userId } = await createUser(t.ctx.db);
  const data = { userId, name: 'Houses? House for sale', kind: 'House', frequency: 'never' as const };
  const { id } = await t.ctx.db.savedSearch.create({ data });
  await createProperty(t.ctx.db, { type: 'Villa' });
  await send('renamepropertytype', { name: 'House', newName: 'Dwelling' });
  expect(await t.ctx.db.savedSearch.findUniqueOrThrow({ where: { id } })).toMatchObject({
    kind: 'Dwelling',
    name: 'Houses? Dwelling for sale',
  });
  expect(await (await t.get('africanscity/getpaginatedproperties?kind=Dwelling')).json()).toMatchObject({
    totalElements: 1,
  });
});
