import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProperty, createUser } from '../../../../test/factories.ts';
import { logIn } from '../../../../test/log-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let t: TestApp;

beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const read = (id: string | number, headers: Record<string, string> = {}) =>
  t.get(`africanscity/getpropertiesbyid?id=${id}`, { headers });

/** A listing of an owner with every kind of contact. */
async function createListedProperty() {
  const owner = await createUser(t.ctx.db, { title: 'Ms', name: 'Ada', surname: 'Okafor', phone: '+234 800 000 0000' });
  await t.ctx.db.userContact.create({ data: { userId: owner.id, type: 'WhatsApp', value: '+234 800 000 0001' } });
  return { owner, property: await createProperty(t.ctx.db, { ownerId: owner.id }) };
}

describe('getPropertiesById', () => {
  test('returns every field that existing clients read', async () => {
    const { owner, property } = await createListedProperty();
    expect(await (await read(property.id)).json()).toMatchObject({
      id: property.id,
      type: 'House',
      address: '12 Jacaranda Avenue',
      area: 'Avondale',
      city: 'Harare',
      status: 'FOR_SALE',
      statusReadable: 'For Sale',
      price: 85_000,
      size: '240',
      numRoom: 3,
      numGarage: 1,
      numBathroom: 2,
      numToilet: 2,
      createdAt: property.createdAt.toISOString(),
      user: { id: owner.id, fullname: 'Ms Ada Okafor' },
    });
  });

  test.each(['abc', '-1', '0', '1.5', '2147483648', '9e99', '', '%00', '1&id=2'])('refuses the id %j', async (id) => {
    expect([400, 404]).toContain((await read(id)).status);
  });

  test('returns everything but phone, email and contacts to an anonymous caller', async () => {
    const { owner, property } = await createListedProperty();
    const anonymous = (await (await read(property.id)).json()) as Record<string, object>;
    const headers = await logIn(t, await createUser(t.ctx.db));
    const known = (await (await read(property.id, headers)).json()) as Record<string, object>;
    expect(known).toEqual({
      ...anonymous,
      user: { ...anonymous.user, phone: owner.phone, phoneLinks: null, email: owner.email },
      contacts: [{ type: 'WhatsApp', value: '+234 800 000 0001', phoneLinks: null }],
    });
    for (const secret of ['phone', 'email']) expect(anonymous.user).not.toHaveProperty(secret);
    expect(anonymous).not.toHaveProperty('contacts');
  });

  test.each(['Bearer nonsense', 'null', 'Bearer', 'Basic YTpi'])(
    'returns no more to a caller with the token %j than to an anonymous one',
    async (authorization) => {
      const { property } = await createListedProperty();
      const response = await read(property.id, { authorization });
      expect(response.status).toBe(200);
      expect(await response.text()).not.toMatch(/\+234|@example\.com/);
    },
  );

  test('a deleted listing returns 404 for all callers, a hidden one for all but its owner', async () => {
    const { owner, property } = await createListedProperty();
    const [asOwner, asOther] = [await logIn(t, owner), await logIn(t, await createUser(t.ctx.db))];
    await t.ctx.db.property.update({ where: { id: property.id }, data: { hiddenByTeamAt: new Date() } });
    expect((await read(property.id)).status).toBe(404);
    expect((await read(property.id, asOther)).status).toBe(404);
    expect((await read(property.id, asOwner)).status).toBe(200);
    await t.ctx.db.property.update({ where: { id: property.id }, data: { deletedAt: new Date() } });
    expect((await read(property.id, asOwner)).status).toBe(404);
  });

  test('the response to a logged-in user is in no cache, and no ETag of it matches for others', async () => {
    const { property } = await createListedProperty();
    const headers = await logIn(t, await createUser(t.ctx.db));
    const known = await read(property.id, headers);
    expect(known.headers.get('cache-control')).toContain('no-store');
    expect(known.headers.get('vary')?.toLowerCase()).toContain('authorization');
    const etag = known.headers.get('etag');
    const anonymous = await read(property.id, etag ? { 'if-none-match': etag } : {});
    expect(anonymous.status).toBe(200);
    expect(await anonymous.text()).not.toContain('+234');
  });
});

test('a client that fetches a thousand pages is slowed down', async () => {
  const limited = await createTestApp({ requestsPerMinute: 300 });
  try {
    const statuses: number[] = [];
    for (let batch = 0; batch < 20; batch += 1) {
      const pages = Array.from({ length: 50 }, (_, index) => batch * 50 + index);
      const responses = await Promise.all(
        pages.map((page) => limited.get(`africanscity/getpaginatedproperties?page=${page}`)),
      );
      statuses.push(...responses.map((response) => response.status));
    }
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(300);
    expect(statuses).toContain(429);
  } finally {
    await limited.close();
  }
});
