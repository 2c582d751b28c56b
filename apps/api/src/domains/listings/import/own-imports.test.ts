import type { ListingImport } from '@africanscity/contracts/listings/imports';
import type { User } from '@africanscity/db/generated/client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createProperty, createUser } from '../../../../test/factories.ts';
import { csv } from '../../../../test/import-folder.ts';
import { logIn } from '../../../../test/log-in.ts';
import { createPackage, pay } from '../../../../test/paid.ts';
import { runJobs } from '../../../../test/run-jobs.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { watchWork } from '../../../../test/watched-work.ts';

let t: TestApp;
let owner: User;
let headers: Record<string, string>;

beforeAll(async () => void (t = await createTestApp()));
afterAll(() => t.close());
beforeEach(async () => {
  await t.jobs.clear();
  await t.ctx.db.rateLimit.deleteMany();
  await t.ctx.db.property.deleteMany();
  await t.ctx.db.propertyType.upsert({
    where: { name: 'House' },
    create: { name: 'House', words: ['maison'] },
    update: { words: ['maison'] },
  });
  owner = await createUser(t.ctx.db);
  headers = await logIn(t, owner);
});

const buy = async (maxActive: number) => pay(t, owner.id, await createPackage(t, { maxActive }));
const send = (call: string, fields: Record<string, string | number>) =>
  t.post(
    `africanscity/${call}`,
    new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])),
    { headers },
  );

async function act(call: string, fields: Record<string, string | number>): Promise<ListingImport> {
  const response = await send(call, fields);
  expect(response.status).toBe(200);
  const { id } = (await response.json()) as ListingImport;
  await runJobs(t);
  return (await (await t.get(`africanscity/getlistingimport?id=${id}`, { headers })).json()) as ListingImport;
}

/** Uploads a file and checks it. */
async function check(content: string, fields: Record<string, string> = {}): Promise<ListingImport> {
  const started = await act('startlistingimport', { fileName: 'homes', fileSize: content.length, ...fields });
  const form = new FormData();
  form.append('id', String(started.id));
  form.append('place', '0');
  form.append('chunk', new Blob([content]), 'blob');
  expect((await t.post('africanscity/saveimportchunk', form, { headers })).status).toBe(200);
  return act('checklistingimport', { id: started.id });
}

const run = (id: number, fields: Record<string, string> = {}) => act('runlistingimport', { id, ...fields });
const mine = () => t.ctx.db.property.findMany({ where: { ownerId: owner.id }, orderBy: { reference: 'asc' } });
const rows = (...references: string[]) =>
  csv(
    references.map((reference) => ({ reference, address: `${reference} Long Road`, description: 'x', pictures: '' })),
  );

describe('an import of own listings', () => {
  test('needs an agency or a package', async () => {
    const refused = await send('startlistingimport', { fileName: 'homes.csv', fileSize: 5 });
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ message: expect.stringContaining('package') });
    const agency = await t.ctx.db.agency.create({ data: { name: `Msasa ${owner.id}`, slug: `msasa-${owner.id}` } });
    await t.ctx.db.agencyMember.create({ data: { agencyId: agency.id, userId: owner.id } });
    expect((await send('startlistingimport', { fileName: 'homes.csv', fileSize: 5 })).status).toBe(200);
  });

  test('creates and changes only listings of the caller, whichever owner the file names', async () => {
    await buy(30);
    const other = await createUser(t.ctx.db, { email: `other-${owner.id}@example.com` });
    const theirs = await createProperty(t.ctx.db, { ownerId: other.id, reference: 'A-1' });
    const file = (price: string) =>
      csv([{ reference: 'A-1', ownerEmail: other.email, price, type: 'Maison', pictures: '' }]);
    const checked = await check(file('7'));
    expect(checked).toMatchObject({ state: 'checked', own: true, created: 1, changed: 0, refused: 0 });
    expect(await mine()).toEqual([]);
    expect(await run(checked.id)).toMatchObject({ state: 'done', created: 1 });
    expect(await mine()).toMatchObject([{ reference: 'A-1', type: 'House', importKey: null, listedAs: 'FOR_SALE' }]);
    const again = await check(file('8'));
    expect(again).toMatchObject({ created: 0, changed: 1 });
    expect(await run(again.id)).toMatchObject({ state: 'done', changed: 1 });
    expect((await mine())[0]?.price.toString()).toBe('8');
    expect(await check(file('8'))).toMatchObject({ created: 0, changed: 0, unchanged: 1 });
    expect(await t.ctx.db.property.findUniqueOrThrow({ where: { id: theirs.id } })).toMatchObject({ version: 1 });
  });

  test('says what is wrong in the language of its user', async () => {
    await buy(5);
    await t.ctx.db.user.update({ where: { id: owner.id }, data: { language: 'fr' } });
    const { faults } = await check(csv([{ reference: 'F-1', price: '-7', pictures: '' }]));
    expect(faults).toEqual([
      {
        line: 2,
        column: 'price',
        reason:
          'ne doit pas être négatif\u00a0: "-7"\u202f; écrivez des dollars américains sans séparateurs, comme 85000 ou 450.50',
      },
    ]);
    expect(await check('%PDF-1.7')).toMatchObject({
      state: 'failed',
      failure: 'C’est un fichier PDF. Enregistrez les annonces au format XLSX ou CSV.',
    });
  });

  test('refuses the rows beyond the package, without a reference, and with an unknown type', async () => {
    await buy(6);
    await createProperty(t.ctx.db, { ownerId: owner.id });
    const free = (await t.ctx.hooks.listingQuota.readFree(t.ctx.db, owner.id, new Date())).free!;
    const many = Array.from({ length: free + 2 }, (_, at) => `B-${at + 10}`);
    const others = csv([
      { description: 'x', pictures: '' },
      { reference: 'B-90', type: 'Spaceship', pictures: '' },
    ]);
    const both = `${rows(...many)}${csv([{ reference: 'B-80', status: 'SOLD', description: 'x', pictures: '' }]).split('\n')[1]}\n`;
    const checked = await check(both);
    expect(checked).toMatchObject({ created: free + 1, refused: 2 });
    expect(checked.faults.map(({ column, reason }) => [column, reason.slice(0, 43)])).toEqual([
      ['status', 'is beyond the active listings of your packa'],
      ['status', 'is beyond the active listings of your packa'],
    ]);
    expect(await run(checked.id)).toMatchObject({ created: free + 1, refused: 2 });
    expect((await t.ctx.hooks.listingQuota.readFree(t.ctx.db, owner.id, new Date())).free).toBe(0);
    const { faults } = await check(others);
    expect(faults.map(({ column }) => column)).toEqual(['reference', 'type']);
  });

  test('refuses a name like that of a verified company, and makes no member of an agency', async () => {
    await buy(30);
    const name = `Zambezi Realty ${owner.id}`;
    const values = { slug: `zambezi-${owner.id}` };
    const agency = await t.ctx.db.agency.create({ data: { name, ...values } });
    const file = csv([{ reference: 'C-1', role: 'REAL_ESTATE', stateName: name, pictures: '' }]);
    await run((await check(file)).id);
    expect(await mine()).toMatchObject([{ stateName: name, agencyId: null }]);
    expect(await t.ctx.db.agencyMember.count({ where: { agencyId: agency.id } })).toBe(0);
    await t.ctx.db.agency.update({ where: { id: agency.id }, data: { verifiedAt: new Date() } });
    const checked = await check(file.replace('C-1', 'C-2'));
    expect(checked).toMatchObject({ created: 0, refused: 1 });
    expect(checked.faults).toMatchObject([
      { column: 'stateName', reason: expect.stringContaining('verified company') },
    ]);
  });

  test('remembers what the columns of the caller mean', async () => {
    await buy(30);
    const file = rows('D-1').replace('city', 'Where');
    const failed = await check(file);
    expect(failed).toMatchObject({
      state: 'failed',
      failure: expect.stringMatching(
        /lacks the columns city.*It must name: address, city, type, price, description, status\.$/,
      ),
    });
    expect(failed.columns).toContainEqual({ name: 'Where', column: null, candidates: [] });
    expect(failed.choices).not.toContain('ownerEmail');
    const columns = JSON.stringify([{ name: 'Where', column: 'city' }]);
    expect(await act('checklistingimport', { id: failed.id, columns })).toMatchObject({ state: 'checked', created: 1 });
    expect(await check(file)).toMatchObject({ state: 'checked', created: 1 });
    const wrong = JSON.stringify([{ name: 'Where', column: 'passwordHash' }]);
    expect((await send('checklistingimport', { id: failed.id, columns: wrong })).status).toBe(400);
    expect((await send('checklistingimport', { id: failed.id, columns: '{' })).status).toBe(400);
  });

  test('takes the same number of statements for many rows as for few', async () => {
    await buy(500);
    const watched = watchWork(t);
    const count = async (from: number, length: number) => {
      const { id } = await check(rows(...Array.from({ length }, (_, at) => `E-${from + at}`)));
      watched.take();
      expect(await run(id)).toMatchObject({ created: length });
      return watched.take().statements.length;
    };
    const few = await count(1000, 3);
    const many = await count(2000, 240);
    watched.stop();
    // Progress is written every second, and jobs look for work.
    expect(many - few).toBeLessThan(40);
  });
});

describe('a feed of own listings', () => {
  const feed = { feedName: 'Homes', feedIsFull: 'true', graceDays: '0' };
  const shown = async () => (await mine()).filter(({ listedAs }) => listedAs).map(({ reference }) => reference);
  const six = rows('F-1', 'F-2', 'F-3', 'F-4', 'F-5', 'F-6');

  test('shows which listings are gone before it withdraws them', async () => {
    await buy(30);
    await run((await check(six, feed)).id);
    const checked = await check(rows('F-1', 'F-2', 'F-3', 'F-4', 'F-5'), feed);
    const goneListings = [{ reference: 'F-6', address: 'F-6 Long Road' }];
    expect(checked).toMatchObject({ feedName: 'Homes', gone: 1, goneListings, kept: null });
    expect((await shown()).length).toBe(6);
    expect(await run(checked.id)).toMatchObject({ state: 'done', gone: 1 });
    expect(await shown()).toEqual(['F-1', 'F-2', 'F-3', 'F-4', 'F-5']);
  });

  test('asks before it withdraws more than a fifth, also after the import', async () => {
    await buy(30);
    await run((await check(six, feed)).id);
    const few = await check(rows('F-1', 'F-2', 'F-3'), feed);
    expect(few).toMatchObject({ gone: 3, kept: '3 of 6 listings are gone, more than a fifth.' });
    expect(await run(few.id)).toMatchObject({ state: 'done', gone: 3, kept: few.kept });
    expect((await shown()).length).toBe(6);
    expect(await run(few.id, { withdrawMany: 'true' })).toMatchObject({ state: 'done', gone: 3, kept: null });
    expect(await shown()).toEqual(['F-1', 'F-2', 'F-3']);
  });

  test('has nothing to do with a feed of that name of another owner', async () => {
    await buy(30);
    await run((await check(six, feed)).id);
    const first = { owner, headers };
    owner = await createUser(t.ctx.db);
    headers = await logIn(t, owner);
    await buy(30);
    expect(await check(rows('G-1'), feed)).toMatchObject({ created: 1, gone: 0 });
    ({ owner, headers } = first);
    expect((await shown()).length).toBe(6);
  });
});
