import type { ListingPage } from '@africanscity/contracts/listings/listing-page';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createProperty, createUser } from '../../../../test/factories.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let t: TestApp;

beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.ctx.db.property.deleteMany();
});

const ask = async (query: Record<string, string>): Promise<ListingPage> => {
  const response = await t.get(`africanscity/getpaginatedproperties?${new URLSearchParams(query)}`);
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as ListingPage;
};

/** All cards of a list by the numbers of its pages, by its cursors, and by those on the way back. */
async function walk(query: Record<string, string>, between: () => Promise<unknown> = async () => {}) {
  const size = '7';
  const [byNumber, byCursor, back]: ListingPage['content'][] = [[], [], []];
  let beside = await ask({ ...query, size, page: '0' });
  for (let page = 0; ; page += 1) {
    const numbered = await ask({ ...query, size, page: String(page) });
    byNumber!.push(...numbered.content);
    byCursor!.push(...beside.content);
    if (!beside.nextCursor) break;
    await between();
    beside = await ask({ ...query, size, page: String(page + 1), cursor: beside.nextCursor });
  }
  for (let page = beside; ; page = await ask({ ...query, size, page: '1', cursor: page.previousCursor })) {
    back!.unshift(...page.content);
    if (!page.previousCursor) break;
  }
  const ids = (cards: ListingPage['content'] | undefined) => cards!.map(({ id }) => id);
  return {
    total: beside.totalElements,
    cards: byNumber!,
    byNumber: ids(byNumber),
    byCursor: ids(byCursor),
    back: ids(back),
  };
}

/** Listings with a word, the earlier the better they match, of these owners. */
async function createShaded(owners: { ownerId: number; stateName?: string }[]): Promise<void> {
  for (const [index, owner] of owners.entries()) {
    await createProperty(t.ctx.db, { ...owner, description: `Shaded. ${index}`, area: 'x'.repeat(index + 1) });
  }
}

const longestRun = (owners: unknown[]) => {
  let [longest, run] = [0, 0];
  for (const [index, owner] of owners.entries()) {
    run = owner === owners[index - 1] ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  return longest;
};

describe('the best matches of words', () => {
  test('have never more than two of one owner in a row, and each once on every way through the pages', async () => {
    const [one, other, third] = [await createUser(t.ctx.db), await createUser(t.ctx.db), await createUser(t.ctx.db)];
    await createShaded([
      ...Array.from({ length: 30 }, () => ({ ownerId: one.id })),
      ...Array.from({ length: 20 }, (_, index) => ({ ownerId: index % 2 ? other.id : third.id })),
    ]);
    const { total, cards, byNumber, byCursor, back } = await walk({ text: 'shaded' });
    expect(total).toBe(50);
    expect(new Set(byNumber).size).toBe(50);
    expect(longestRun(cards.map(({ user }) => user.id))).toBe(2);
    expect(byCursor).toEqual(byNumber);
    expect(back).toEqual(byNumber);
    const byPrice = await ask({ text: 'shaded', orderBy: 'createdAt-DESC', page: '0', size: '50' });
    expect(longestRun(byPrice.content.map(({ user }) => user.id))).toBe(30);
  });

  test('stay in their order while others are added', async () => {
    const [one, other] = [await createUser(t.ctx.db), await createUser(t.ctx.db)];
    await createShaded([
      ...Array.from({ length: 20 }, () => ({ ownerId: one.id })),
      ...Array.from({ length: 10 }, () => ({ ownerId: other.id })),
    ]);
    const before = await walk({ text: 'shaded' });
    const { byCursor } = await walk({ text: 'shaded' }, () =>
      createProperty(t.ctx.db, { ownerId: other.id, description: 'Shaded.', area: 'x' }),
    );
    const known = new Set(before.byNumber);
    expect(byCursor.filter((id) => known.has(id))).toEqual(before.byNumber);
    expect(new Set(byCursor).size).toBe(byCursor.length);
  });

  test('go on where they were when the card before has gone', async () => {
    const [one, other] = [await createUser(t.ctx.db), await createUser(t.ctx.db)];
    await createShaded([
      ...Array.from({ length: 12 }, () => ({ ownerId: one.id })),
      ...Array.from({ length: 8 }, () => ({ ownerId: other.id })),
    ]);
    const { byNumber } = await walk({ text: 'shaded' });
    const first = await ask({ text: 'shaded', page: '0', size: '5' });
    await t.ctx.db.property.update({ where: { id: byNumber[4]! }, data: { status: 'SOLD' } });
    const next = await ask({ text: 'shaded', page: '1', size: '5', cursor: first.nextCursor! });
    expect(next.content.map(({ id }) => id)).toEqual(byNumber.slice(5, 10));
  });

  test('of one owner alone stay as they are; one account that lists for several companies is several owners', async () => {
    const { id: ownerId } = await createUser(t.ctx.db);
    await createShaded(Array.from({ length: 10 }, () => ({ ownerId })));
    const alone = await walk({ text: 'shaded' });
    expect(alone.byNumber).toEqual(alone.byNumber.toSorted((a, b) => a - b));
    await t.ctx.db.property.deleteMany();
    await createShaded(
      Array.from({ length: 9 }, (_, index) => ({
        ownerId,
        role: 'REAL_ESTATE',
        stateName: index < 6 ? 'Msasa' : 'Baobab',
      })),
    );
    const { cards } = await walk({ text: 'shaded' });
    expect(longestRun(cards.map(({ stateName }) => stateName))).toBe(2);
  });

  test('a cursor that names listings which do not match shows none of them', async () => {
    const { id: ownerId } = await createUser(t.ctx.db);
    await createShaded(Array.from({ length: 3 }, () => ({ ownerId })));
    const hidden = await createProperty(t.ctx.db, { description: 'Shaded.', hiddenByTeamAt: new Date() });
    const [first] = (await ask({ text: 'shaded', page: '0', size: '3' })).content;
    const place = ['match', 'after', '1', first!.id, [first!.id, hidden.id].map((id) => id.toString(36)).join('.')];
    const cursor = Buffer.from(place.join(' ')).toString('base64url');
    const page = await ask({ text: 'shaded', page: '1', size: '5', cursor });
    expect(page.content.map(({ id }) => id)).not.toContain(hidden.id);
    expect(page.content).toHaveLength(2);
  });
});

describe('listings that are equal in all they show', () => {
  beforeEach(async () => {
    for (let index = 0; index < 3; index += 1) await createProperty(t.ctx.db);
    await createProperty(t.ctx.db, { price: 85_001 });
    await createProperty(t.ctx.db, { status: 'FOR_RENT' });
    await createProperty(t.ctx.db, { hiddenByTeamAt: new Date() });
  });

  const lists: Record<string, string>[] = [
    {},
    { city: 'Harare' },
    { roomMin: '3' },
    { roomMin: '3', orderBy: 'price-DESC' },
    { orderBy: 'createdAt-ASC' },
    { text: 'shaded garden' },
    { text: 'shaded garden', orderBy: 'price-ASC' },
  ];

  test.each(lists)('%j shows as one card where that is asked for, with their number', async (list) => {
    const page = await ask({ ...list, alike: 'together', page: '0', size: '25' });
    expect(page).toMatchObject({ totalElements: 3, adverts: 5, totalPages: 1 });
    expect(page.content.map(({ alike }) => alike).toSorted((a, b) => a! - b!)).toEqual([1, 1, 3]);
    const { byNumber, byCursor, back } = await walk({ ...list, alike: 'together' });
    expect(new Set(byNumber).size).toBe(3);
    expect(byCursor).toEqual(byNumber);
    expect(back).toEqual(byNumber);
  });

  test.each(lists)('%j shows each by itself to clients that do not ask', async (list) => {
    const page = await ask({ ...list, page: '0', size: '25' });
    expect(page).toMatchObject({ totalElements: 5, numberOfElements: 5 });
    expect(page).not.toHaveProperty('adverts');
    for (const card of page.content) expect(card).not.toHaveProperty('alike');
  });

  test('are told from each other by any of it', async () => {
    const { id } = (await ask({ orderBy: 'createdAt-ASC', page: '0', size: '1' })).content[0]!;
    await t.ctx.db.property.update({ where: { id }, data: { numToilet: 3 } });
    expect(await ask({ alike: 'together', page: '0', size: '25' })).toMatchObject({ totalElements: 4, adverts: 5 });
  });
});
