import { seedDefaults } from '@africanscity/db/seed/defaults';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { builtWeb } from '../../../../../test/built-web.ts';
import { createProperty } from '../../../../../test/factories.ts';
import { createTestApp, type TestApp } from '../../../../../test/test-app.ts';
import { type Work, watchWork } from '../../../../../test/watched-work.ts';
import { sql } from '../../../../kernel/sql.ts';
import { relax } from '../relaxation/relax.ts';
import { maxCorrections } from './spell-correction.ts';
import { parseQuery } from './parse-query.ts';

let t: TestApp;
let work: ReturnType<typeof watchWork>;
beforeAll(async () => {
  t = await createTestApp({}, { web: await builtWeb() });
  await seedDefaults(t.ctx.db);
  await createProperty(t.ctx.db, { type: 'House', area: 'Borrowdale', city: 'Harare', country: 'ZW' });
  work = watchWork(t);
});
afterEach(() => void work.take());
afterAll(() => {
  work.stop();
  return t.close();
});

const strange = 'qavob wixuz yokel pruzq glimb frask troqw zlant drobv klimf snerq vloth grazb pwint shuvz bralk';
const count = ({ statements }: Work, part: string) => statements.filter((sql) => sql.includes(part)).length;
const versions = 'FROM search_names_version';
const wordLookups = 'FROM unnest($1::text[]) AS asked(word)';

describe('reading a text', () => {
  test('asks for the version of the names and for the unknown words at once', async () => {
    await parseQuery(t.ctx, strange);
    work.take();
    await parseQuery(t.ctx, strange);
    const done = work.take();
    expect(count(done, versions)).toBe(1);
    expect(count(done, wordLookups)).toBe(1);
    expect(done.statements).toHaveLength(2);
  });

  test('looks up eight unknown words of twenty, and no pairs of them', async () => {
    const asked: string[][] = [];
    const { query } = t.ctx.pool;
    t.ctx.pool.query = function watched(
      this: unknown,
      statement: { text?: string; values?: unknown[] },
      ...rest: unknown[]
    ) {
      if (statement.text?.includes(wordLookups)) asked.push(statement.values![0] as string[]);
      return Reflect.apply(query, this, [statement, ...rest]) as never;
    } as never;
    try {
      await parseQuery(t.ctx, strange);
    } finally {
      t.ctx.pool.query = query;
    }
    expect(asked).toEqual([strange.split(' ').slice(0, maxCorrections)]);
  });

  test('looks up nothing when all words are known', async () => {
    await parseQuery(t.ctx, 'house to rent in borrowdale harare');
    work.take();
    await parseQuery(t.ctx, 'house to rent in borrowdale harare');
    expect(count(work.take(), wordLookups)).toBe(0);
  });

  test('counts the listings of a common word once a minute, and those of others each time', async () => {
    for (let listing = 0; listing < 3; listing += 1)
      await createProperty(t.ctx.db, { type: 'House', description: 'With a greenhouse.' });
    await createProperty(t.ctx.db, { type: 'House', description: 'With a windmill.' });
    const lookups = async (text: string) => {
      work.take();
      await parseQuery(t.ctx, text);
      return count(work.take(), wordLookups);
    };
    expect([await lookups('greenhouse'), await lookups('greenhouse')]).toEqual([1, 0]);
    expect([await lookups('windmill'), await lookups('windmill')]).toEqual([1, 1]);
  });

  test.each(['getpaginatedproperties', 'getpropertiesfacets', 'getfeaturedproperties'])(
    'is done once by %s',
    async (call) => {
      const text = encodeURIComponent(`${call} ${strange}`);
      expect((await t.get(`africanscity/${call}?text=${text}`)).status).toBe(200);
      const done = work.take();
      expect(count(done, wordLookups)).toBe(1);
      expect(count(done, versions)).toBe(1);
    },
  );

  test('is done once by a page past the end of its list', async () => {
    await t.get(`africanscity/getpaginatedproperties?page=9999&text=${encodeURIComponent(`past ${strange}`)}`);
    expect(count(work.take(), wordLookups)).toBe(1);
  });

  test.each([
    ['words that no listing has', strange, 0],
    ['a word that one has, last', `${strange.split(' ').slice(0, 7).join(' ')} stepladder`, 1],
    ['a word that one has, first', `stepladder ${strange}`, 1],
  ])('ranks by words only what has one of them: %s', async (_, text, ranked) => {
    // A word of fewer listings may be corrected.
    for (let listing = 0; listing < 3; listing += 1)
      await createProperty(t.ctx.db, { type: 'House', description: 'With a stepladder.' });
    await t.get(`africanscity/getpaginatedproperties?text=${encodeURIComponent(text)}`);
    expect(count(work.take(), 'ts_rank')).toBe(ranked);
  });

  test.each([
    ['its list, its featured listings and its facets', ''],
    ['its list, its map and its facets', '&view=map'],
  ])('is done once for a rendered page with %s', async (_, view) => {
    const address = `/Properties?text=${encodeURIComponent(`rendered ${strange}`)}${view}`;
    expect((await fetch(new URL(address, t.url))).status).toBe(200);
    const done = work.take();
    expect(count(done, wordLookups)).toBe(1);
    expect(count(done, versions)).toBe(1);
  });
});

describe('relaxing a text', () => {
  const statementsOf = async (text: string) => {
    const ctx = { ...t.ctx, memo: new Map() };
    const { intent } = await parseQuery(ctx, text);
    work.take();
    await relax(ctx, intent, [sql`p.listed_as IN ('FOR_SALE', 'FOR_RENT')`]);
    return work.take().statements.length;
  };

  test.each([
    ['that a listing matches', 'house', 1],
    ['with a place that a listing matches', 'house borrowdale', 2],
    ['with an unknown word', `house qavobwix`, 3],
    [
      'with every part, of which a listing meets the place and kind',
      'furnished 9 bed 8 bath house with pool borrowdale under $3000',
      4,
    ],
    ['with a kind that the place does not have', 'furnished 9 bed farm with pool borrowdale under $5', 5],
  ])('takes few statements for a text %s', async (_, text, statements) => {
    // The first time, the places beside a place are looked up.
    await statementsOf(text);
    expect(await statementsOf(text)).toBe(statements);
  });

  test.each([
    ['looks for no close matches beside an empty list', 'text=house&roomMin=99', 3],
    ['relaxes for close matches what the list has tried whole already', 'text=4+bed+house+borrowdale', 5],
  ])('%s', async (_, query, statements) => {
    await createProperty(t.ctx.db, { type: 'House', area: 'Borrowdale', city: 'Harare', country: 'ZW', numRoom: 4 });
    const list = async () => expect((await t.get(`africanscity/getpaginatedproperties?${query}`)).status).toBe(200);
    await list();
    work.take();
    await list();
    expect(count(work.take(), 'FROM properties p')).toBe(statements);
  });
});

describe('the names in memory', () => {
  const labelsOf = async (text: string) => (await parseQuery(t.ctx, text)).parts.map(({ label }) => label);

  test('are read again after a place got a name, and only then', async () => {
    expect(await labelsOf('house in mopanihurst')).toEqual(['House', 'mopanihurst']);
    const { id } = await t.ctx.db.place.findFirstOrThrow({ where: { name: 'Borrowdale' } });
    work.take();
    await parseQuery(t.ctx, 'house');
    expect(count(work.take(), 'FROM place_names')).toBe(0);
    await t.ctx.pool.query(`INSERT INTO place_names (place_id, name) VALUES ($1, 'mopanihurst')`, [id]);
    const { intent } = await parseQuery(t.ctx, 'house in mopanihurst');
    expect(intent.places.map(({ name }) => name)).toEqual(['Borrowdale']);
    expect(intent.keywords).toEqual([]);
  });

  test('know a kind as soon as it is made', async () => {
    await t.ctx.db.propertyType.create({ data: { name: 'Yurt' } });
    expect(await labelsOf('yurt')).toEqual(['Yurt']);
  });

  test('correct by a word of a listing as soon as it is saved', async () => {
    await createProperty(t.ctx.db, { area: 'Zvishambire', city: 'Harare', country: 'ZW' });
    const { intent } = await parseQuery(t.ctx, 'zvishambirre');
    expect([...intent.keywords, ...intent.places].map(({ name }) => name.toLowerCase())).toEqual(['zvishambire']);
  });
});
