import type { User } from '@africanscity/db/generated/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProperty, createUser } from '../../../../test/factories.ts';
import { logIn } from '../../../../test/log-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ trustProxy: ['127.0.0.1'] });
});
afterAll(() => t.close());

const harare = { phone: '077 123 4567', phoneE164: '+263771234567', country: 'ZW' };

async function listingOf(values: Partial<User>, listing: object = {}): Promise<number> {
  const owner = await createUser(t.ctx.db, { ...harare, ...values } as never);
  return (await createProperty(t.ctx.db, { ownerId: owner.id, ...listing })).id;
}

let networks = 0;
const network = () => ({ 'x-forwarded-for': `203.0.113.${(networks += 1)}` });
const open = (id: number | string, query = '', headers: Record<string, string> = network()) =>
  fetch(new URL(`/whatsapp/${id}${query}`, t.url), { redirect: 'manual', headers });
const offers = async (id: number) => {
  const response = await t.get(`africanscity/getpropertiesbyid?id=${id}`);
  const text = await response.text();
  expect(text).not.toContain('771234567');
  return (JSON.parse(text) as { chats: boolean }).chats;
};

describe('a chat without login', () => {
  test('opens with the message, and counts for the owner', async () => {
    const id = await listingOf({ acceptsChats: true });
    expect(await offers(id)).toBe(true);
    const response = await open(id, `?text=${encodeURIComponent('Hello & welcome: 3 rooms? 50%')}`);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(
      'https://wa.me/263771234567?text=Hello%20%26%20welcome%3A%203%20rooms%3F%2050%25',
    );
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect((await open(id)).headers.get('location')).toBe('https://wa.me/263771234567');
    const clicks = await t.ctx.db
      .$queryRaw`SELECT sum(whatsapp)::int AS chats FROM listing_tap_days WHERE property_id = ${id}`;
    expect(clicks).toEqual([{ chats: 2 }]);
  });

  test.each<[string, Partial<User>, object]>([
    ['does not accept chats', {}, {}],
    ['is disabled', { acceptsChats: true, disabledAt: new Date() }, {}],
    ['has no phone', { acceptsChats: true, phone: null, phoneE164: null }, {}],
    [
      'has a number with an extension',
      { acceptsChats: true, phone: '+263 242 700 000 ext. 12', phoneE164: '+263242700000' },
      {},
    ],
    ['has hidden the listing', { acceptsChats: true }, { hiddenByTeamAt: new Date() }],
    ['has deleted the listing', { acceptsChats: true }, { deletedAt: new Date() }],
  ])('is not found when the owner %s', async (_case, owner, listing) => {
    const response = await open(await listingOf(owner, listing));
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('wa.me');
  });

  test.each(['0', '-1', '1.5', 'abc', '99999999999', '999999999'])('of listing %s is not found', async (id) => {
    expect((await open(id)).status).toBe(404);
  });

  test('is refused after 60 chats of a network within an hour, and the refusal names the time of the next one', async () => {
    const id = await listingOf({ acceptsChats: true });
    const headers = network();
    for (let count = 0; count < 60; count += 1) expect((await open(id, '', headers)).status).toBe(302);
    const refused = await open(id, '', headers);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await open(id)).status).toBe(302);
  });

  test('needs the choice of the owner in their profile, which stays when other fields change', async () => {
    const owner = await createUser(t.ctx.db, harare);
    const headers = await logIn(t, owner);
    const chosen = async () => (await t.ctx.db.user.findUniqueOrThrow({ where: { id: owner.id } })).acceptsChats;
    const save = async (fields: Record<string, string>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      return (await t.post('africanscity/saveuser', form, { headers })).status;
    };
    expect(await save({ acceptsChats: 'true' })).toBe(200);
    expect(await chosen()).toBe(true);
    expect(await save({ name: 'Rudo' })).toBe(200);
    expect(await chosen()).toBe(true);
    expect(await save({ acceptsChats: 'yes' })).toBe(400);
    expect(await save({ acceptsChats: 'false' })).toBe(200);
    expect(await chosen()).toBe(false);
  });
});
