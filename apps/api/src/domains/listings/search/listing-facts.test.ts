import type { ListingFilterTexts } from '@africanscity/contracts/listings/filters';
import { ListingFilter } from '@africanscity/contracts/listings/listing-filter';
import type { Property } from '@africanscity/db/generated/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProperty } from '../../../../test/factories.ts';
import { createManyListings, expectedIds } from '../../../../test/many-listings.ts';
import { watchReads } from '../../../../test/rows-read.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { findCardsPage } from './cards-page.ts';
import { countFacets } from './facets/facets.ts';
import { searchLimits } from './limits.ts';
import { bitOf, facts, factsWithBit } from './reading/facts.ts';
import { anyOf, factsSql, wordsSql } from './reading/wish-sql.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('facts of listings', () => {
  /** What a migration makes of `facts_told` for facts as they are. */
  const told = facts.map(
    (phrases, bit) =>
      `((words @@ to_tsquery('pg_catalog.english', $fact$${anyOf(phrases)}$fact$))::int::bigint << ${bit})`,
  );
  const body = `\n    SELECT ${told.join('\n        | ')}\n`;

  test('have the bits that the database keeps, of the same phrases', async () => {
    const { rows } = await app.ctx.pool.query<{ prosrc: string }>(
      `SELECT prosrc FROM pg_proc WHERE proname = 'facts_told'`,
    );
    const migration = `CREATE OR REPLACE FUNCTION facts_told(words TSVECTOR) RETURNS BIGINT LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$${body}$$;
UPDATE properties SET facts = facts_told(words) WHERE facts <> facts_told(words);`;
    const remedy = `facts.ts and facts_told of the database differ. Set factsWithBit to ${facts.length}, leave each line of facts.ts in its
place, and write a migration with:\n\n${migration}\n`;
    expect(factsWithBit, remedy).toBe(facts.length);
    expect(facts.length, 'A bigint has 63 bits: a second column is needed').toBeLessThanOrEqual(63);
    expect(rows[0]?.prosrc, remedy).toBe(body);
  });

  test('are told of a listing where its words have them, in any language', async () => {
    const phrases = facts.flat();
    const descriptions = [
      ...phrases,
      ...phrases.map((phrase, at) => `${phrase} or ${phrases[(at * 7) % phrases.length]}`),
      ...phrases.map((phrase) => phrase.split(' ').slice(1).join(' ') || 'plain'),
      'Maison avec piscine, jardin et groupe électrogène; climatisée.',
      'Apartamento mobilado com varanda e água, condomínio fechado.',
      'Nyumba yenye samani, kisima na maji; ulinzi masaa yote.',
      'شقة مفروشة مع مسبح ومولد كهرباء',
      'No pools. Unfurnished!',
    ];
    const { id } = await createProperty(app.ctx.db, { address: '2 Swimming Pool Road', area: 'Gated Garden' });
    await app.ctx.pool.query(
      `INSERT INTO properties (owner_id, type, address, price, status, updated_at, description)
        SELECT owner_id, type, address, price, status, now(), told FROM properties, unnest($1::text[]) AS told WHERE id = $2`,
      [descriptions, id],
    );
    for (const phrases of facts) {
      const [name = ''] = phrases;
      const { rows } = await app.ctx.pool.query<{ told: number; differ: number }>(
        `SELECT count(*) FILTER (WHERE facts & $2 = $2)::int AS told,
          count(*) FILTER (WHERE (facts & $2 = $2) <> (words @@ to_tsquery('english', $1)))::int AS differ FROM properties`,
        [anyOf(phrases), String(bitOf(name))],
      );
      expect({ name, differ: rows[0]?.differ }).toEqual({ name, differ: 0 });
      expect(rows[0]?.told).toBeGreaterThan(0);
    }
  });

  test('follow an edit, and are not reckoned again where no text changes', async () => {
    const { id } = await createProperty(app.ctx.db, { description: 'With a pool.' });
    const pool = String(bitOf('swimming pool'));
    const read = async () => {
      const { rows } = await app.ctx.pool.query<{ facts: string }>('SELECT facts FROM properties WHERE id = $1', [id]);
      return rows[0]?.facts;
    };
    expect(await read()).toBe(pool);
    const client = await app.ctx.pool.connect();
    try {
      await client.query('SET track_functions = pl');
      const callsOf = async (change: string) => {
        await client.query('BEGIN');
        await client.query(`UPDATE properties SET ${change} WHERE id = ${id}`);
        const { rows } = await client.query<{ calls: string | null }>(
          `SELECT pg_stat_get_xact_function_calls('index_listing_text'::regproc) AS calls`,
        );
        await client.query('COMMIT');
        return Number(rows[0]?.calls);
      };
      expect(await callsOf('price = price + 1, hidden_by_team_at = now()')).toBe(0);
      expect(await callsOf('description = description, type = type, num_room = num_room')).toBe(0);
      expect(await callsOf(`description = 'Meublé.'`)).toBe(1);
    } finally {
      client.release(true);
    }
    expect(await read()).toBe(String(bitOf('furnished')));
  });

  test('without a bit are looked for among words', () => {
    const moat = { name: 'moat', phrases: ['moat', 'fosse'] };
    const pool = { name: 'swimming pool', phrases: ['pool'] };
    const values: unknown[] = [];
    const placeholder = (value: unknown) => `$${values.push(value)}`;
    expect(factsSql({ facts: [moat] })).toBeNull();
    expect(wordsSql({ facts: [moat], words: [] }, placeholder)).toContain('@@');
    expect(wordsSql({ facts: [pool, moat], words: [] }, placeholder)).toContain('@@');
    expect(values).toEqual([`('moat' | 'fosse')`, `('pool') & ('moat' | 'fosse')`]);
    expect(factsSql({ facts: [pool, moat] })?.bits).toBe(factsSql({ facts: [pool] })?.bits);
    expect(wordsSql({ facts: [pool], words: [] }, placeholder)).toBeNull();
  });
});

describe('a search for facts', () => {
  let many: TestApp;
  let open: Property[];
  let watch: ReturnType<typeof watchReads>;
  const listings = 6000;
  const size = 25;
  // Words alone would be many, of which not all are found.
  const limits = { ...searchLimits, found: 20, taken: 60, looked: 100, ranked: 40 };

  beforeAll(async () => {
    many = await createTestApp();
    await createManyListings(many.ctx.db, listings, { numRoom: 2 });
    // Open ones have the rare fact: which listings are open differs from run to run.
    await many.ctx.pool.query(`UPDATE properties SET description = CASE WHEN id % 3 = 0 THEN 'With a pool.'
      WHEN id IN (SELECT id FROM properties WHERE listed_as IN ('FOR_SALE', 'FOR_RENT') AND id % 3 <> 0 ORDER BY id LIMIT 3)
        THEN 'With a cinema.' ELSE description END`);
    // Vacuumed, so that indexes answer by themselves as they do in use.
    await many.ctx.pool.query('VACUUM (ANALYZE) properties');
    const all = await many.ctx.db.property.findMany();
    const ids = new Set(expectedIds(all, {}, 'price-ASC'));
    open = all.filter(({ id }) => ids.has(id));
    watch = watchReads(many.ctx.pool);
  });
  afterAll(() => many.close());

  const find = (texts: ListingFilterTexts, within = limits) =>
    findCardsPage(
      many.ctx,
      ListingFilter.parse(texts),
      { order: 'match', together: true, start: { offset: 0 }, size },
      within,
    );
  const having = (word: string, type?: string) =>
    open.filter((row) => row.description.includes(word) && (!type || row.type === type));
  const rowsRead = () => watch.take().rows.get('properties') ?? 0;

  test.each<[string, ListingFilterTexts, string | undefined]>([
    ['a common one', { text: 'pool' }, undefined],
    ['the same in French with a kind', { text: 'farm piscine' }, 'Farm'],
    ['the same beside a filter', { text: 'swimming pool', propertyType: 'House' }, 'House'],
  ])('counts %s to the one, and so do its facets', async (_, texts, type) => {
    const expected = having('pool', type);
    expect(expected.length).toBeGreaterThan(limits.taken);
    const page = await find(texts);
    expect(page).toMatchObject({ adverts: expected.length, moreThanTotal: false });
    for (const { id } of page.rows) expect(expected.map((row) => row.id)).toContain(id);
    const facets = await countFacets(many.ctx, ListingFilter.parse(texts), limits);
    expect(facets).toMatchObject({ total: expected.length, moreThanTotal: false, estimated: { total: false } });
  });

  test('counts in an index, and fetches what is ranked alone', async () => {
    const expected = having('pool', 'Farm');
    watch.take();
    await find({ text: 'pool', propertyType: 'Farm' });
    // What is of the type, in the index and as far as the sample goes; then ranked, compared and shown.
    const ofType = open.filter(({ type }) => type === 'Farm').length;
    const ranked = expected.length + 2 * limits.ranked;
    expect(rowsRead()).toBeLessThan(ofType + ranked + 4 * (size + 1) + listings / 10);
  });

  test('beyond what is counted says so, and looks at few', async () => {
    watch.take();
    const within = { ...limits, counted: 40, shown: 5, numbered: 5 };
    const page = await find({ text: 'pool' }, within);
    expect(page).toMatchObject({ total: 40, adverts: 40, moreThanTotal: true, reachable: 5 });
    // The sample, of which no more is looked at than says so, and a few for each that is shown: a third has it.
    expect(rowsRead()).toBeLessThan(listings / 10);
  });

  test('beside a word that all have looks at no more than the limits say', async () => {
    watch.take();
    const page = await find({ text: 'pool jacaranda' });
    expect(page.moreThanTotal).toBe(true);
    expect(page.adverts).toBeLessThanOrEqual(limits.taken);
    // Not all in the order of the list, of which there are ten times as many.
    expect(rowsRead()).toBeLessThan(listings / 4);
  });

  test('finds a rare one by its word, without looking at all others', async () => {
    const expected = having('cinema').map(({ id }) => id);
    expect(expected.length).toBeGreaterThan(0);
    watch.take();
    const page = await find({ text: 'cinema' }, { ...limits, found: 1000 });
    expect(page).toMatchObject({ adverts: expected.length, moreThanTotal: false });
    expect(page.understood?.settled.leftOut).toEqual([]);
    // The sample is a sixty-fourth of all: asked whether any has it, how many have it, and how many meet the rest.
    expect(rowsRead()).toBeLessThan((6 * listings) / 40 + 12 * expected.length);
    const facets = await countFacets(many.ctx, ListingFilter.parse({ text: 'cinema' }), { ...limits, found: 1000 });
    expect(facets).toMatchObject({ total: expected.length, moreThanTotal: false });
  });
});
