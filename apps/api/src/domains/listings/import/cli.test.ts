import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { Prisma } from '@africanscity/db/generated/client';
import { type OpenDatabase, openDatabase } from '@africanscity/db/client';
import { startEmbeddedPostgres } from '@africanscity/db/embedded-postgres';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type CommandResult, runCommand, startCommand } from '../../../../test/command.ts';
import { createImportFolder, csv, type ImportFolder } from '../../../../test/import-folder.ts';
import { createUser } from '../../../../test/factories.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { times } from '../../../../test/tier.ts';

let folder: ImportFolder;
let database: TestDatabase;
let open: OpenDatabase;
beforeEach(async () => {
  [folder, database] = await Promise.all([createImportFolder(), createTestDatabase()]);
  open = openDatabase(database.url, () => {});
});
afterEach(async () => {
  await open.close();
  await Promise.all([folder.remove(), database.drop()]);
});

const many = (count: number) =>
  csv(Array.from({ length: count }, (_, at) => ({ address: `${at} Long Road`, description: 'plain' })));

describe('africanscity import', () => {
  it('imports good rows, names the others and says so by its status', async () => {
    const file = await folder.write(
      'listings.csv',
      csv([{ description: 'a' }, { description: 'b', price: 'free' }, { description: 'c' }]),
    );
    const { status, stdout, stderr } = await run([file, '--pictures', folder.path]);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^line 3, price: must be a number/m);
    expect(stdout).toMatch(/created +2\n +unchanged +0\n +refused +1\n +pictures +2 stored, 2 uses/);
    expect(await open.db.property.count()).toBe(2);
  });

  it('writes nothing in a dry run', async () => {
    const file = await folder.write('listings.csv', many(5));
    const { status, stdout } = await run([file, '--pictures', folder.path, '--dry-run']);
    expect([status, stdout]).toEqual([0, expect.stringMatching(/nothing was written[^]*to create +5/)]);
    expect(await open.db.property.count()).toBe(0);
  });

  it('reads a file of an agency as it is: usual names and words, and a title above', async () => {
    const { email } = await createUser(open.db);
    await open.db.exchangeRate.create({ data: { currency: 'XOF', rate: '600', validFrom: new Date('2026-01-05') } });
    const file = await folder.write(
      'agence.csv',
      'Nos biens;;;;;;;;;;;\n' +
        'Réf.;Type;Statut;Prix;Devise;Période;Ville;Quartier;Adresse;Beds;Descriptif;Pays;Email\n' +
        'A-1;House;À louer;350 000 FCFA;XOF;par mois;Dakar;Almadies;12 rue A;3;Maison;Sénégal;own@example.com\n' +
        'A-2;House;À vendre;25 millions;XOF;;Dakar;Almadies;14 rue A;4;Maison;Sénégal;\n',
    );
    const { status, stderr } = await run([file, '--owner', email]);
    expect([status, stderr]).toEqual([0, expect.not.stringMatching(/^line /m)]);
    const made = await open.db.property.findMany({ include: { owner: true }, orderBy: { reference: 'asc' } });
    expect(
      made.map(({ owner, role, amount, period, numRoom }) => [owner.email, role, amount, period, numRoom]),
    ).toEqual([
      ['own@example.com', 'INDIVIDUAL', 350_000n, 'month', 3],
      [email, 'INDIVIDUAL', 25_000_000n, null, 4],
    ]);
  });

  it('gives prices in dollars the currency in which they were asked', async () => {
    const file = await folder.write('listings.csv', csv([{ price: '292682.93' }]));
    const args = [file, '--pictures', folder.path, '--priced-in', 'ZW=NGN@410'];
    expect(await run(args)).toMatchObject({ status: 1, stderr: expect.stringContaining('NGN has none') });
    await open.db.exchangeRate.create({ data: { currency: 'NGN', rate: '1600', validFrom: new Date('2026-01-05') } });
    expect(await run(args)).toMatchObject({ status: 0, stderr: expect.not.stringMatching(/^line /m) });
    expect(await open.db.property.findMany({ select: { amount: true, currency: true, price: true } })).toEqual([
      { amount: 12_000_000_000n, currency: 'NGN', price: new Prisma.Decimal('75000') },
    ]);
  });

  it.each([
    [[], 2, /Name one CSV file/],
    [['--fast'], 2, /Unknown option/],
    [['none.csv', '--priced-in', '410'], 2, /--priced-in takes a currency and what a dollar cost in it/],
    [['none.csv', '--json'], 1, /There is no file none.csv/],
  ])('explains what is wrong with %j, with the status %i', async (args, expected, message) => {
    const { status, stdout, stderr } = await run(args);
    expect([status, stdout, stderr]).toEqual([expected, '', expect.stringMatching(message)]);
  });

  it('prints nothing but the result as JSON on standard output', async () => {
    const file = await folder.write('listings.csv', csv([{ description: 'a' }, { description: 'b', price: 'free' }]));
    const { status, stdout, stderr } = await run([file, '--pictures', folder.path, '--json']);
    expect(status).toBe(1);
    expect(stderr).toContain('Importing ');
    expect(JSON.parse(stdout)).toMatchObject({
      dryRun: false,
      created: 1,
      unchanged: 0,
      refused: 1,
      pictures: { stored: 2, reused: 0 },
      interrupted: false,
      errors: [{ line: 3, column: 'price', reason: expect.stringContaining('must be a number') }],
    });
  });

  it('goes on after it was killed, and no listing is ever without its pictures', async () => {
    const listings = times({ day: 800, night: 8_000 });
    const file = await folder.write('listings.csv', many(listings));
    const killed = start([file, '--pictures', folder.path]);
    const ended = new Promise((resolve) => killed.once('exit', resolve));
    while (killed.exitCode === null && !(await open.db.property.count()))
      await new Promise((resolve) => setTimeout(resolve, 5));
    killed.kill('SIGKILL');
    await ended;
    const counts = await counted();
    expect(counts.properties).toBeLessThan(listings);
    expect(counts).toEqual({ properties: counts.properties, pictures: counts.properties * 2, withoutCover: 0 });
    const { status, stdout } = await run([file, '--pictures', folder.path]);
    expect([status, stdout]).toEqual([0, expect.stringMatching(/refused +0/)]);
    expect(await counted()).toEqual({ properties: listings, pictures: 2 * listings, withoutCover: 0 });
  });

  it('ends in the same state when an import of a feed is killed at random moments', async () => {
    const feed = ['--feed', 'Msasa', '--full', '--grace', '0', '--withdraw-many'];
    const row = (number: number, price: string) => ({
      reference: `R-${number}`,
      price,
      pictures: '',
      description: 'plain',
    });
    const rows = (first: number, count: number, price = '7') =>
      Array.from({ length: count }, (_, at) => row(first + at, price));
    const before = await folder.write('before.csv', csv(rows(1, 1000)));
    const after = await folder.write('after.csv', csv([...rows(1, 50, '8'), ...rows(51, 920), ...rows(1001, 20)]));
    expect((await run([before, ...feed])).status).toBe(0);
    for (let kills = times({ day: 2, night: 100 }); kills > 0; kills -= 1) {
      const killed = start([after, ...feed]);
      const ended = new Promise((resolve) => killed.once('exit', resolve));
      setTimeout(() => killed.kill('SIGKILL'), Math.random() * 6_000);
      await ended;
    }
    expect((await run([after, ...feed])).status).toBe(0);
    const state = await open.db.property.groupBy({
      by: ['price', 'listedAs'],
      _count: true,
      orderBy: { price: 'asc' },
    });
    expect(state.map(({ price, listedAs, _count }) => [price.toString(), listedAs, _count]).sort()).toEqual([
      ['7', null, 30],
      ['7', 'FOR_SALE', 940],
      ['8', 'FOR_SALE', 50],
    ]);
    expect(await open.db.property.count({ where: { version: { gt: 2 } } })).toBe(0);
  });

  it('joins the embedded database of a running marketplace and leaves it running', async () => {
    const dataFolder = join(folder.path, 'data');
    const running = await startEmbeddedPostgres({ folder: join(dataFolder, 'postgres'), durable: false });
    try {
      const file = await folder.write('listings.csv', many(3));
      const { status, stdout } = await run([file, '--pictures', folder.path], {
        DATABASE_URL: '',
        DATA_DIR: dataFolder,
      });
      expect([status, stdout]).toEqual([0, expect.stringContaining('running marketplace')]);
      const there = openDatabase(running.url, () => {});
      expect(await there.db.property.count()).toBe(3);
      expect(await there.db.propertyType.findFirst({ orderBy: { position: 'asc' } })).toMatchObject({ name: 'House' });
      await there.close();
    } finally {
      await running.stop();
    }
  });
});

function start(args: string[], settings: Record<string, string> = {}): ChildProcess {
  return startCommand(['import', ...args], settingsOf(settings));
}

function run(args: string[], settings: Record<string, string> = {}): Promise<CommandResult> {
  return runCommand(['import', ...args], settingsOf(settings));
}

function settingsOf(settings: Record<string, string>): Record<string, string> {
  return { DATABASE_URL: database.url, DATA_DIR: join(folder.path, 'data'), ...settings };
}

async function counted() {
  const [properties, pictures, withoutCover] = await Promise.all([
    open.db.property.count(),
    open.db.picture.count(),
    open.db.property.count({ where: { coverHash: null } }),
  ]);
  return { properties, pictures, withoutCover };
}
