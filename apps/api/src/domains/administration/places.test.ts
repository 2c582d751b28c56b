import type { PlaceRow } from '@africanscity/contracts/administration/places';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProperty, createUser } from '../../../test/factories.ts';
import { logIn } from '../../../test/log-in.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { placeListings } from '../listings/places/place-listings.ts';

describe('places in the administration', () => {
  let t: TestApp;
  let headers: Record<string, string>;

  beforeAll(async () => {
    t = await createTestApp();
    headers = await logIn(t, await createUser(t.ctx.db, { role: 'ADMIN' }));
  });
  afterAll(() => t.close());

  /** Creates a listing in an unknown area, and returns the place that is created for it. */
  async function listIn(area: string, city = 'Harare', country = 'ZW') {
    const listing = await createProperty(t.ctx.db, { area, city, country, type: 'Placed' });
    await placeListings(t.ctx);
    const { placeId } = await t.ctx.db.property.findUniqueOrThrow({ where: { id: listing.id } });
    return { id: listing.id, placeId: placeId! };
  }
  const placeOf = async (id: number) =>
    (await t.ctx.db.property.findUniqueOrThrow({ where: { id }, select: { place: true } })).place;
  const bySlug = (slug: string) => t.ctx.db.place.findUniqueOrThrow({ where: { slug } });
  const send = (call: string, fields: Record<string, unknown>) =>
    t.post(
      `africanscity/${call}`,
      new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])),
      { headers },
    );
  const act = async (call: string, fields: Record<string, unknown>) => {
    const response = await send(call, fields);
    expect(response.status, await response.clone().text()).toBe(200);
  };
  const rows = async (query: Record<string, string>) => {
    const response = await t.get(`africanscity/getplaces?${new URLSearchParams({ size: '100', ...query })}`, {
      headers,
    });
    expect(response.status, await response.clone().text()).toBe(200);
    return ((await response.json()) as { content: PlaceRow[] }).content;
  };
  const found = async (place: string) => {
    const response = await t.get(
      `africanscity/getpaginatedproperties?${new URLSearchParams({ place, propertyType: 'Placed' })}`,
    );
    return ((await response.json()) as { content: { id: number }[] }).content.map(({ id }) => id);
  };
  const lastAct = (subject: string) =>
    t.ctx.db.auditEntry.findFirst({
      where: { subject },
      orderBy: { id: 'desc' },
      select: { action: true, details: true },
    });

  test('waiting ones are listed with their details until they are confirmed', async () => {
    const { id, placeId } = await listIn('Waiting Hill');
    expect(await rows({ search: 'waiting hill' })).toMatchObject([
      {
        id: placeId,
        kind: 'area',
        name: 'Waiting Hill',
        slug: 'waiting-hill',
        within: 'Harare, Zimbabwe',
        names: ['waiting hill'],
        listings: 1,
        example: { id, address: '12 Jacaranda Avenue' },
        waits: true,
      },
    ]);
    await act('confirmplace', { id: placeId });
    await act('confirmplace', { id: placeId });
    expect(await rows({ search: 'waiting hill' })).toEqual([]);
    expect(await rows({ search: 'waiting hill', which: 'all' })).toMatchObject([{ waits: false }]);
    expect(await lastAct(`place ${placeId}`)).toEqual({
      action: 'confirmPlace',
      details: { before: { confirmed: false }, after: { confirmed: true } },
    });
    expect(await t.ctx.db.auditEntry.count({ where: { subject: `place ${placeId}` } })).toBe(1);
  });

  test('a renamed place keeps its former name as an alias, and its address', async () => {
    const { placeId } = await listIn('Olde Hill');
    const { id: parentId } = await bySlug('harare');
    const names = 'Crown Hill\n\nThe Hill';
    await act('saveplace', { id: placeId, name: 'Old Hill', names, latitude: '-17.9', longitude: '31.1', parentId });
    const first = await t.ctx.db.property.findFirstOrThrow({ where: { placeId } });
    expect(first).toMatchObject({ latitude: -17.9, longitude: 31.1, located: 'AREA' });
    for (const area of ['olde hill', 'Old-Hill', 'CROWN HILL', 'the hill']) {
      const { id } = await createProperty(t.ctx.db, { area, city: 'Harare', country: 'ZW' });
      expect(await placeOf(id)).toMatchObject({ id: placeId, name: 'Old Hill', slug: 'olde-hill' });
      expect(await t.ctx.db.property.findUnique({ where: { id } })).toMatchObject({ latitude: -17.9, located: 'AREA' });
    }
    expect(await lastAct(`place ${placeId}`)).toMatchObject({
      action: 'savePlace',
      details: {
        before: { name: 'Olde Hill', latitude: null, names: ['olde hill'] },
        after: { name: 'Old Hill', latitude: -17.9, names: ['crown hill', 'old hill', 'olde hill', 'the hill'] },
      },
    });
    expect(await t.ctx.pool.query(`SELECT FROM search_vocabulary WHERE word = 'crown'`)).toMatchObject({ rowCount: 1 });
  });

  test('two that are one are merged, with listings, parts, names, addresses and saved searches', async () => {
    const one = await listIn('Merge Park One');
    const other = await listIn('Merge Park 1');
    const part = await listIn('Inner Park', 'Merge Park One');
    const user = await createUser(t.ctx.db);
    const search = await t.ctx.db.savedSearch.create({
      data: { userId: user.id, name: 'Park', frequency: 'never', place: 'merge-park-one' },
    });
    expect(search.placeIds).toEqual([one.placeId]);
    await act('mergeplaces', { id: one.placeId, intoId: other.placeId });
    expect(await t.ctx.db.place.findUnique({ where: { id: one.placeId } })).toBeNull();
    for (const slug of ['merge-park-1', 'merge-park-one'])
      expect((await found(slug)).toSorted()).toEqual([one.id, other.id, part.id].toSorted());
    expect(await t.ctx.db.savedSearch.findUnique({ where: { id: search.id } })).toMatchObject({
      placeIds: [other.placeId],
    });
    // The old name still finds the place, and no new place waits.
    const again = await listIn('merge park one');
    expect(again.placeId).toBe(other.placeId);
    expect((await listIn('Inner Park', 'Merge Park One')).placeId).toBe(part.placeId);
    expect(await lastAct(`place ${one.placeId}`)).toMatchObject({
      action: 'mergePlaces',
      details: {
        before: { name: 'Merge Park One', slug: 'merge-park-one', into: { slug: 'merge-park-1' } },
        after: { listings: 1, parts: 1, into: { names: ['merge park 1', 'merge park one'] } },
      },
    });
  });

  test('one of another city is merged, and stays an alias in its former city', async () => {
    const wrong = await listIn('Budiriro West', 'Bulawayo');
    const right = await listIn('Budiriro West', 'Harare');
    const harare = await bySlug('harare');
    await act('mergeplaces', { id: wrong.placeId, intoId: right.placeId });
    const later = await listIn('Budiriro West', 'Bulawayo');
    expect(later.placeId).toBe(right.placeId);
    expect(await placeOf(wrong.id)).toMatchObject({ id: right.placeId, path: [...harare.path, right.placeId] });
    // In a third city the name means another place.
    expect((await listIn('Budiriro West', 'Mutare')).placeId).not.toBe(right.placeId);
  });

  test('a place is moved below another with all its parts', async () => {
    const outer = await listIn('Moved Estate', 'Bulawayo');
    const inner = await listIn('Moved Court', 'Moved Estate');
    const [lusaka, zambia] = await Promise.all([bySlug('lusaka'), bySlug('zambia')]);
    await act('saveplace', { id: outer.placeId, name: 'Moved Estate', parentId: lusaka.id });
    expect(await placeOf(inner.id)).toMatchObject({
      country: 'ZM',
      path: [zambia.id, lusaka.id, outer.placeId, inner.placeId],
    });
    expect((await found('lusaka')).toSorted()).toEqual([outer.id, inner.id].toSorted());
  });

  test.each([
    ['parentId', { parentId: 'itself' }],
    ['parentId', { parentId: 2_147_483_647 }],
    ['parentId', {}],
    ['name', { name: ' ', parentId: 'harare' }],
    ['name', { name: '12', parentId: 'harare' }],
    ['latitude', { latitude: '91', longitude: '1', parentId: 'harare' }],
    ['longitude', { latitude: '1', parentId: 'harare' }],
    ['names', { names: 'x'.repeat(121), parentId: 'harare' }],
    ['names', { names: Array.from({ length: 51 }, (_, at) => `name ${at}`).join('\n'), parentId: 'harare' }],
  ] as [string, Record<string, unknown>][])('a wrong %s is named: %j', async (field, values) => {
    const { placeId } = await listIn('Strict Hill');
    const named: Record<string, number> = { itself: placeId, harare: (await bySlug('harare')).id };
    const { parentId, ...others } = values;
    const fields = { id: placeId, name: 'Strict Hill', ...others };
    const response = await send('saveplace', {
      ...fields,
      ...(parentId !== undefined && { parentId: named[parentId as string] ?? parentId }),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ field }] });
    expect(await bySlug('strict-hill')).toMatchObject({ name: 'Strict Hill', confirmedAt: null });
  });

  test('a name of another place there suggests to merge the two', async () => {
    const { placeId } = await listIn('Second Avondale');
    const { id: parentId } = await bySlug('harare');
    expect((await send('saveplace', { id: placeId, name: 'avondale', parentId })).status).toBe(409);
  });

  test('countries are neither merged nor moved, and no place is merged into a part of its own', async () => {
    const outer = await listIn('Nested Hill');
    const inner = await listIn('Nested Court', 'Nested Hill');
    const [kenya, zambia] = await Promise.all([bySlug('kenya'), bySlug('zambia')]);
    expect((await send('mergeplaces', { id: kenya.id, intoId: zambia.id })).status).toBe(400);
    expect((await send('saveplace', { id: kenya.id, name: 'Kenya', parentId: zambia.id })).status).toBe(400);
    expect((await send('mergeplaces', { id: outer.placeId, intoId: inner.placeId })).status).toBe(400);
    expect((await send('mergeplaces', { id: outer.placeId, intoId: outer.placeId })).status).toBe(400);
    expect((await send('mergeplaces', { id: outer.placeId, intoId: 2_147_483_647 })).status).toBe(404);
  });

  test('a confirmation is undone, and the place waits again under its new name', async () => {
    const { placeId } = await listIn('Doubted Hill');
    await act('confirmplace', { id: placeId });
    const { id: parentId } = await bySlug('harare');
    await act('saveplace', { id: placeId, name: 'Doubted Heights', parentId });
    await act('unconfirmplace', { id: placeId });
    expect(await bySlug('doubted-hill')).toMatchObject({ name: 'Doubted Heights', confirmedAt: null });
    expect(await lastAct(`place ${placeId}`)).toMatchObject({
      action: 'unconfirmPlace',
      details: { before: { confirmed: true }, after: { confirmed: false } },
    });
    // A repeated call changes nothing and logs nothing.
    await act('unconfirmplace', { id: placeId });
    expect(await t.ctx.db.auditEntry.count({ where: { subject: `place ${placeId}`, action: 'unconfirmPlace' } })).toBe(
      1,
    );
    expect((await send('unconfirmplace', { id: (await bySlug('kenya')).id })).status).toBe(400);
    expect((await send('unconfirmplace', { id: 2_147_483_647 })).status).toBe(404);
  });

  describe('the undoing of a merge', () => {
    const merge = async (id: number, intoId: number): Promise<number> => {
      const response = await send('mergeplaces', { id, intoId });
      expect(response.status, await response.clone().text()).toBe(200);
      return ((await response.json()) as { mergeId: number }).mergeId;
    };
    const undo = async (mergeId: number) => {
      const response = await send('undomergeplaces', { id: mergeId });
      expect(response.status, await response.clone().text()).toBe(200);
      return response.json();
    };
    /** Returns all rows that a merge may change, without the time of their last change. */
    const stateOf = async (ids: number[]) => {
      const [places, names, former, listings] = await Promise.all([
        t.ctx.db.place.findMany({
          where: { OR: [{ id: { in: ids } }, { path: { hasSome: ids } }] },
          orderBy: { id: 'asc' },
        }),
        t.ctx.db.placeName.findMany({
          where: { OR: [{ placeId: { in: ids } }, { withinId: { in: ids } }, { path: { hasSome: ids } }] },
          orderBy: [{ placeId: 'asc' }, { name: 'asc' }, { withinId: 'asc' }],
          omit: { id: true },
        }),
        t.ctx.db.formerPlace.findMany({ where: { placeId: { in: ids } }, orderBy: { slug: 'asc' } }),
        t.ctx.db.property.findMany({
          where: { type: 'Placed' },
          orderBy: { id: 'asc' },
          select: { id: true, placeId: true, placeKnown: true, latitude: true, longitude: true, located: true },
        }),
      ]);
      return { places, names, former, listings };
    };

    test('restores the place with listings, parts, names, addresses and saved searches exactly', async () => {
      const one = await listIn('Undone Park One');
      const other = await listIn('Undone Park 1');
      await listIn('Undone Inner', 'Undone Park One');
      const earlier = await listIn('Undone Earlier');
      await merge(earlier.placeId, one.placeId);
      const { id: parentId } = await bySlug('harare');
      await act('saveplace', {
        id: one.placeId,
        name: 'Undone Park One',
        names: 'the undone park\nundone earlier',
        parentId,
        latitude: '-17.81',
        longitude: '31.02',
      });
      const user = await createUser(t.ctx.db);
      const search = await t.ctx.db.savedSearch.create({
        data: { userId: user.id, name: 'Park', frequency: 'never', place: 'undone-park-one' },
      });
      const before = await stateOf([one.placeId, other.placeId]);
      const mergeId = await merge(one.placeId, other.placeId);
      expect(await stateOf([one.placeId, other.placeId])).not.toEqual(before);
      expect(await undo(mergeId)).toEqual({ listings: 2, listingsStayed: 0, parts: 1, partsStayed: 0 });
      expect(await stateOf([one.placeId, other.placeId])).toEqual(before);
      expect(await t.ctx.db.savedSearch.findUnique({ where: { id: search.id } })).toMatchObject({
        placeIds: [one.placeId],
      });
      expect((await found('undone-park-one')).length).toBe(3);
      expect(await found('undone-park-1')).toEqual([other.id]);
      expect(await lastAct(`place ${one.placeId}`)).toMatchObject({
        action: 'undoMergePlaces',
        details: { after: { merge: mergeId, listings: 2, parts: 1, place: { slug: 'undone-park-one' } } },
      });
      expect((await send('undomergeplaces', { id: mergeId })).status).toBe(409);
    });

    test('restores a place of another city, and its aliases', async () => {
      const wrong = await listIn('Undone West', 'Bulawayo');
      const right = await listIn('Undone West', 'Harare');
      const inner = await listIn('Undone West Court', 'Undone West');
      const elsewhere = await bySlug('mutare');
      // The court is moved away, and still has an alias in one of the two.
      await act('saveplace', { id: inner.placeId, name: 'Undone West Court', parentId: elsewhere.id });
      const before = await stateOf([wrong.placeId, right.placeId, inner.placeId]);
      const mergeId = await merge(wrong.placeId, right.placeId);
      await undo(mergeId);
      expect(await stateOf([wrong.placeId, right.placeId, inner.placeId])).toEqual(before);
    });

    test('leaves later changes in place, and counts them', async () => {
      const one = await listIn('Changed Park One');
      const [edited, removed] = [await listIn('Changed Park One'), await listIn('Changed Park One')];
      const other = await listIn('Changed Park 1');
      const third = await listIn('Changed Third');
      const [stays, goes] = [
        await listIn('Changed Court', 'Changed Park One'),
        await listIn('Changed Lane', 'Changed Park One'),
      ];
      const mergeId = await merge(one.placeId, other.placeId);
      await t.ctx.db.property.update({ where: { id: edited.id }, data: { area: 'Changed Park 1' } });
      await t.ctx.db.property.update({ where: { id: removed.id }, data: { area: 'Changed Third' } });
      const later = await listIn('Changed Park One');
      await act('saveplace', { id: goes.placeId, name: 'Changed Lane', parentId: third.placeId });
      expect(await undo(mergeId)).toEqual({ listings: 1, listingsStayed: 2, parts: 1, partsStayed: 1 });
      expect((await placeOf(one.id))?.id).toBe(one.placeId);
      expect((await placeOf(edited.id))?.id).toBe(other.placeId);
      expect((await placeOf(removed.id))?.id).toBe(third.placeId);
      expect((await placeOf(later.id))?.id).toBe(other.placeId);
      expect(await placeOf(stays.id)).toMatchObject({ parentId: one.placeId });
      expect(await placeOf(goes.id)).toMatchObject({ parentId: third.placeId });
    });

    test('requires to undo a later merge first, and then undoes both', async () => {
      const [first, second, third] = [
        await listIn('Chain One'),
        await listIn('Chain Two'),
        await listIn('Chain Three'),
      ];
      const before = await stateOf([first.placeId, second.placeId, third.placeId]);
      const [one, two] = [await merge(first.placeId, second.placeId), await merge(second.placeId, third.placeId)];
      const refused = await send('undomergeplaces', { id: one });
      expect([refused.status, await refused.json()]).toMatchObject([
        409,
        {
          code: 'place_merged',
          message: 'Chain Two was merged into another place since. Undo that merge first.',
        },
      ]);
      const response = await t.get('africanscity/getplacemerges', { headers });
      const listed = (await response.json()) as { id: number; name: string; intoName: string }[];
      expect(listed.slice(0, 2)).toMatchObject([
        { id: two, name: 'Chain Two', intoName: 'Chain Three' },
        { id: one, name: 'Chain One', intoName: 'Chain Two' },
      ]);
      await undo(two);
      await undo(one);
      expect(await stateOf([first.placeId, second.placeId, third.placeId])).toEqual(before);
    });

    test('refuses when another place has the name since, and changes nothing', async () => {
      const [one, other] = [await listIn('Namesake One'), await listIn('Namesake Two')];
      const mergeId = await merge(one.placeId, other.placeId);
      const { id: parentId } = await bySlug('harare');
      await act('saveplace', { id: other.placeId, name: 'Namesake One', parentId });
      const before = await stateOf([one.placeId, other.placeId]);
      const refused = await send('undomergeplaces', { id: mergeId });
      expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'place_exists' }]);
      expect(await stateOf([one.placeId, other.placeId])).toEqual(before);
      await act('saveplace', { id: other.placeId, name: 'Namesake Two', parentId });
      await undo(mergeId);
      expect((await placeOf(one.id))?.name).toBe('Namesake One');
    });

    test('gives the place another address when a new place has taken its own', async () => {
      const [one, other] = [await listIn('Taken Hill'), await listIn('Taken Court')];
      const mergeId = await merge(one.placeId, other.placeId);
      const bulawayo = await bySlug('bulawayo');
      await t.ctx.db.place.create({
        data: { kind: 'area', country: 'ZW', name: 'Taken Hill', slug: 'taken-hill', parentId: bulawayo.id },
      });
      await undo(mergeId);
      expect(await placeOf(one.id)).toMatchObject({ id: one.placeId, slug: 'taken-hill-harare' });
    });

    test('happens once when ten requests come at once', async () => {
      const [one, other] = [await listIn('Undone Race One'), await listIn('Undone Race Two')];
      const mergeId = await merge(one.placeId, other.placeId);
      const statuses = await Promise.all(
        Array.from({ length: 10 }, async () => (await send('undomergeplaces', { id: mergeId })).status),
      );
      expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
      expect((await placeOf(one.id))?.id).toBe(one.placeId);
    });

    test('refuses unknown merges', async () => {
      expect((await send('undomergeplaces', { id: 2_147_483_647 })).status).toBe(404);
      expect((await send('undomergeplaces', { id: 'x' })).status).toBe(400);
    });
  });

  test('of merges of the same place at once one wins, and no listing is lost', async () => {
    const lost = await listIn('Raced Hill');
    const targets = [await listIn('Raced Court'), await listIn('Raced Park'), await listIn('Raced Lane')];
    const answers = await Promise.all(
      targets.map(async ({ placeId }) => (await send('mergeplaces', { id: lost.placeId, intoId: placeId })).status),
    );
    expect(answers.toSorted()).toEqual([200, 404, 404]);
    expect(targets.map(({ placeId }) => placeId)).toContain((await placeOf(lost.id))?.id);
  });
});
