import { costNames } from '@africanscity/contracts/listings/cost-rows';
import { readFile } from 'node:fs/promises';
import { formatField, maxOf } from '@africanscity/contracts/listings/field-text';
import { appliesTo, columnOf, type Field, topKinds } from '@africanscity/contracts/listings/field-row';
import { type FieldName, fieldNames, fieldOf, furtherFieldNames } from '@africanscity/contracts/listings/fields';
import { cardFieldNames, filteredFields } from '@africanscity/contracts/listings/list-rows';
import { Prisma, type Property } from '@africanscity/db/generated/client';
import { readPropertyTypes, seedPropertyTypes } from '@africanscity/db/seed/property-types';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createProperty, createUser } from '../../../../test/factories.ts';
import { createImportFolder, csv } from '../../../../test/import-folder.ts';
import { listingForm } from '../../../../test/listing-form.ts';
import { logIn } from '../../../../test/log-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { importListings } from '../import/import-listings.ts';

/** A type outside the tree, which has all fields. */
const castle = 'Castle';

// Each row of the table of fields in each of its places. A row that misses one of them fails here.

let t: TestApp;
let headers: Record<string, string>;
let admin: Record<string, string>;

beforeAll(async () => {
  t = await createTestApp();
  await seedPropertyTypes(t.ctx.db);
  await t.ctx.db.propertyType.create({ data: { name: castle } });
  const owner = await createUser(t.ctx.db);
  [headers, admin] = [await logIn(t, owner), await logIn(t, await createUser(t.ctx.db, { role: 'ADMIN' }))];
});
beforeEach(() => t.ctx.db.rateLimit.deleteMany());
afterAll(() => t.close());

/** A value that is neither the default nor a limit: no for yes or no, which unknown must not become. */
function sampleOf(field: Field): number | string | boolean | string[] {
  if (field.type === 'boolean') return false;
  if (field.type === 'set') return Object.keys(field.options).filter((name) => name !== field.none);
  if (field.type === 'enum') return Object.keys(field.options).at(-1)!;
  if (field.type === 'cost')
    return field.units[0] === 'amount' ? '5000' : field.units[0] === 'share' ? '10%' : '2 months';
  return Math.min(field.min + 7, maxOf(field));
}

const all = <Value>(valueOf: (field: Field) => Value, names: readonly FieldName[] = fieldNames) =>
  Object.fromEntries(names.map((name) => [name, valueOf(fieldOf(name))]));
const samples = (names?: readonly FieldName[]) => all(sampleOf, names);
const unknown = (names?: readonly FieldName[]) => all(() => null, names);
/** The same in the database, where no member of a set is known. */
const unknownStored = () => all((field) => (field.type === 'set' ? [] : null));
const texts = () => all((field) => String(sampleOf(field)));
/** Empty for the fields that clients send since the first version and absent for the others, as such clients send them. */
const blank = () => all(() => '');

/** The same in the user's data file, which has decimals as texts, as it has prices. */
const rawSamples = () => all((field) => (field.type === 'number' ? String(sampleOf(field)) : sampleOf(field)));

/** The fields of a row, with numbers for decimals. */
function stored(row: Property): Record<string, unknown> {
  const plain = (value: unknown) => (Prisma.Decimal.isDecimal(value) ? value.toNumber() : value);
  return Object.fromEntries(fieldNames.map((name) => [name, plain(row[name])]));
}

async function save(values: Record<string, string | undefined>): Promise<number> {
  const response = await t.post('africanscity/saveproperties', listingForm(values), { headers });
  expect(response.status, await response.clone().text()).toBe(200);
  return ((await response.json()) as { id: number }).id;
}
const read = async (path: string, as = headers) =>
  (await (await t.get(`africanscity/${path}`, { headers: as })).json()) as Record<string, unknown> & {
    content: Record<string, unknown>[];
  };

test('the types that fields apply to are the top of the tree of a new installation', async () => {
  const top = (await readPropertyTypes()).filter(({ parent }) => parent === null).map(({ name }) => name);
  expect(top).toEqual(topKinds);
});

test('identical adverts do not differ in what cards show', async () => {
  const { rows } = await t.ctx.pool.query<{ expression: string; trigger: string }>(
    `SELECT pg_get_functiondef('alike_digest_of'::regproc) AS expression, pg_get_triggerdef(oid) AS trigger
    FROM pg_trigger WHERE tgname = 'properties_alike'`,
  );
  const shown = [...cardFieldNames, ...costNames, 'price', 'amount', 'currency', 'period', 'perBed'].map(columnOf);
  const { expression, trigger } = rows[0]!;
  expect(shown.filter((column) => !expression.includes(`p.${column}`) || !trigger.includes(column))).toEqual([]);
});

describe('every field', () => {
  test('is saved, and read in every answer', async () => {
    const id = await save({ ...texts(), type: castle, city: 'Fieldtown' });
    expect(await read(`getpropertiesbyid?id=${id}`)).toMatchObject(samples());
    expect(await read(`getcomparedproperties?ids=${id}`)).toMatchObject([samples()]);
    expect((await read('getpropertiesbyloggedinuser?page=0&size=5')).content[0]).toMatchObject(samples());
    const [card] = (await read('getpaginatedproperties?city=Fieldtown')).content;
    expect(card).toMatchObject(samples(cardFieldNames));
    for (const name of furtherFieldNames) expect(card).not.toHaveProperty(name);
    expect((await read('exportmydata')).listings).toContainEqual(expect.objectContaining({ id, ...rawSamples() }));
  });

  test('is unknown where it is left empty, in every answer', async () => {
    const id = await save({ ...blank(), city: 'Blankville' });
    expect(await read(`getpropertiesbyid?id=${id}`)).toMatchObject(unknown());
    expect(await read(`getcomparedproperties?ids=${id}`)).toMatchObject([unknown()]);
    expect((await read('getpaginatedproperties?city=Blankville')).content[0]).toMatchObject(unknown(cardFieldNames));
    const again = await save({ id: String(id), ...texts(), type: castle });
    expect(await read(`getpropertiesbyid?id=${again}`)).toMatchObject(samples());
    await save({ id: String(id), ...all(() => 'null') });
    expect(await read(`getpropertiesbyid?id=${id}`)).toMatchObject(unknown());
  });

  test('stays in an edit by a client that does not know it; the counts of the first clients become unknown', async () => {
    const id = await save({ ...texts(), type: castle });
    await save({ id: String(id), type: castle, ...all(() => undefined) });
    const stayed = all((field) => (field.absent === 'unchanged' ? sampleOf(field) : null));
    expect(await read(`getpropertiesbyid?id=${id}`)).toMatchObject(stayed);
  });

  test.each(topKinds)('of a listing of the type %s is stored if that type has it', async (type) => {
    // An equal form sent twice is one listing, which another test edits.
    const id = await save({ ...texts(), type, address: `1 ${type} Close` });
    const stored = all((field) => (appliesTo(field, type) ? sampleOf(field) : null));
    expect(await read(`getpropertiesbyid?id=${id}`)).toMatchObject(stored);
  });

  test('is refused by its name where its text is no value', async () => {
    const response = await t.post('africanscity/saveproperties', listingForm(all(() => 'x')), { headers });
    expect(response.status).toBe(400);
    const { errors } = (await response.json()) as { errors: { field: string }[] };
    expect(errors.map(({ field }) => field).sort()).toEqual([...fieldNames].sort());
  });

  test('is a column of files: imported, exported as text that imports again, and in the example', async () => {
    const folder = await createImportFolder();
    try {
      const cells = all((field) => formatField(field, sampleOf(field)) ?? '');
      const empty = all(() => '');
      const file = await folder.write(
        'a.csv',
        csv([
          { address: 'known', type: castle, ...cells },
          { address: 'not known', ...empty },
        ]),
      );
      await importListings(t.ctx, { file, picturesFolder: folder.path });
      const rows = await t.ctx.db.property.findMany({
        where: { importKey: { not: null } },
        orderBy: { address: 'asc' },
      });
      expect(rows.map(stored)).toEqual([samples(), unknownStored()]);
      const response = await t.get('africanscity/exportlistings?search=known', { headers: admin });
      const exported = parse<Record<string, string>>(Buffer.from(await response.arrayBuffer()), {
        columns: true,
        bom: true,
      });
      expect(exported).toHaveLength(2);
      expect(exported.find(({ address }) => address === 'not known')).toMatchObject(empty);
      const sheet = await folder.write(
        'b.csv',
        csv(exported.map((row) => ({ ...row, address: `again ${row.address}`, pictures: '' }))),
      );
      await importListings(t.ctx, { file: sheet, picturesFolder: folder.path });
      const again = await t.ctx.db.property.findFirstOrThrow({ where: { address: 'again known' } });
      expect(stored(again)).toEqual(samples());
    } finally {
      await folder.remove();
    }
    const example = await readFile(new URL('../../../../../web/public/listings-example.csv', import.meta.url), 'utf8');
    expect(Object.keys(parse<object>(example, { columns: true })[0] ?? {})).toEqual(expect.arrayContaining(fieldNames));
  });

  test('is documented with its label in the form and the answers of the API', async () => {
    const { paths } = (await (await t.get('openapi.json')).json()) as { paths: Record<string, never> };
    for (const path of ['saveproperties', 'getpropertiesbyid', 'getcomparedproperties'])
      for (const name of fieldNames)
        expect(propertyOf(paths[`/africanscity/${path}`], name), `${path} ${name}`).toMatchObject({
          description: expect.stringMatching(new RegExp(`^${fieldOf(name).label()}\\b`)),
        });
  });
});

/** The description of a property anywhere within a document. */
function propertyOf(document: unknown, name: string): unknown {
  if (typeof document !== 'object' || document === null) return undefined;
  const own = (document as { properties?: Record<string, unknown> }).properties?.[name];
  if (own) return own;
  for (const part of Object.values(document)) {
    const found = propertyOf(part, name);
    if (found) return found;
  }
  return undefined;
}

test.each(filteredFields)('the filter of $name finds what has at least so many, and nothing unknown', async (field) => {
  const { name, filter, min } = field;
  const city = `Filter ${name}`;
  const [less, equal, more] = [
    await createProperty(t.ctx.db, { city, [name]: min + 1 }),
    await createProperty(t.ctx.db, { city, [name]: min + 2 }),
    await createProperty(t.ctx.db, { city, [name]: min + 3 }),
    await createProperty(t.ctx.db, { city, [name]: null }),
  ];
  const query = `city=${encodeURIComponent(city)}&${filter.name}=${min + 2}`;
  const found = (await read(`getpaginatedproperties?${query}`)).content.map(({ id }) => id);
  expect(found.toSorted()).toEqual([equal.id, more.id].toSorted());
  expect(found).not.toContain(less.id);
  const saved = { name: city, frequency: 'never', city, [filter.name]: String(min + 2) };
  const response = await t.post('africanscity/savesavedsearch', new URLSearchParams(saved), { headers });
  expect(response.status).toBe(200);
  const searches = (await read('getsavedsearches')) as unknown as { filter: Record<string, string> }[];
  expect(searches.map((search) => search.filter)).toContainEqual({ city, [filter.name]: String(min + 2) });
  const refused = await t.get(`africanscity/getpaginatedproperties?${filter.name}=${maxOf(field) + 1}`);
  expect(refused.status).toBe(400);
});
