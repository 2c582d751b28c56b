import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPictures } from '../../../../test/access-rows.ts';
import { createUser } from '../../../../test/factories.ts';
import { logIn } from '../../../../test/log-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let t: TestApp;
let headers: Record<string, string>;
let propertyId: number;
let first: number;
let second: number;

beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  const owner = await createUser(t.ctx.db);
  headers = await logIn(t, owner);
  [propertyId, first, second] = await createPictures(t, owner.id);
});

interface Described {
  caption?: string;
  room?: string;
}

const post = (call: string, values: Record<string, string | number>) =>
  t.post(`africanscity/${call}`, new URLSearchParams({ propertyId, ...values } as unknown as Record<string, string>), {
    headers,
  });
const send = (values: Record<string, string | number>) => post('describepicture', values);

async function shown(): Promise<Described[]> {
  const answer = await t.get(`africanscity/getpropertiesbyid?id=${propertyId}`);
  return ((await answer.json()) as { pictures: Described[] }).pictures.map(({ caption, room }) => ({ caption, room }));
}

describe('describePicture', () => {
  test('gives one picture a caption and a room, which visitors see', async () => {
    const answer = await send({ pictureId: first, caption: ' The\tkitchen, with an island ', room: 'kitchen' });
    expect(answer.status).toBe(200);
    expect(((await answer.json()) as { pictures: Described[] }).pictures[0]).toMatchObject({
      caption: 'The kitchen, with an island',
    });
    expect(await shown()).toEqual([
      { caption: 'The kitchen, with an island', room: 'kitchen' },
      { caption: undefined, room: undefined },
    ]);
  });

  test('removes an empty caption, and returns to the room of the file', async () => {
    const { hash } = await t.ctx.db.picture.findUniqueOrThrow({ where: { id: second } });
    await t.ctx.db.pictureFile.update({ where: { hash }, data: { room: 'garden' } });
    await send({ pictureId: second, caption: 'Our pool', room: 'pool' });
    expect((await shown())[1]).toEqual({ caption: 'Our pool', room: 'pool' });
    await send({ pictureId: second, caption: ' ' });
    expect((await shown())[1]).toEqual({ caption: undefined, room: 'garden' });
  });

  test('keeps the version of the listing, whose form may be open', async () => {
    const before = await t.ctx.db.property.findUniqueOrThrow({ where: { id: propertyId } });
    await send({ pictureId: first, caption: 'By night' });
    expect((await t.ctx.db.property.findUniqueOrThrow({ where: { id: propertyId } })).version).toBe(before.version);
  });

  test.each([
    ['caption', { caption: 'a'.repeat(121) }],
    ['room', { room: 'cellar' }],
  ])('names the field %s of a bad value', async (field, values) => {
    const answer = await send({ pictureId: first, ...values });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(await answer.json())).toContain(`"field":"${field}"`);
  });

  test('knows no picture of another listing', async () => {
    const other = await createUser(t.ctx.db);
    const [, foreign] = await createPictures(t, other.id);
    expect((await send({ pictureId: foreign, caption: 'Mine' })).status).toBe(404);
    expect((await t.ctx.db.picture.findUniqueOrThrow({ where: { id: foreign } })).caption).toBe('');
  });

  test('outlives a new order of the pictures', async () => {
    await send({ pictureId: first, caption: 'The front', room: 'front' });
    await post('arrangepictures', { pictureIds: `${second},${first}` });
    expect((await shown())[1]).toEqual({ caption: 'The front', room: 'front' });
  });
});
