import type { User } from '@africanscity/db/generated/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createUser } from '../../../../test/factories.ts';
import { createImportFolder, csv, type ImportFolder } from '../../../../test/import-folder.ts';
import { runJobs } from '../../../../test/run-jobs.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { fallenPriceJob } from '../favorites/fallen-prices.ts';
import { importListings } from './import-listings.ts';

let t: TestApp;
let folder: ImportFolder;
let reader: User;
beforeEach(async () => {
  [t, folder] = await Promise.all([createTestApp({ alertDelaySeconds: 0 }), createImportFolder()]);
  reader = await createUser(t.ctx.db, { emailVerifiedAt: new Date() });
});
afterEach(async () => {
  await Promise.all([t.close(), folder.remove()]);
});

type Row = { reference: string; price: string; status?: string; currency?: string };

async function run(rows: Row[], dryRun = false) {
  const cells = rows.map((row) => ({ address: `${row.reference} Long Road`, pictures: '', ...row }));
  return importListings(t.ctx, { file: await folder.write('listings.csv', csv(cells)), dryRun });
}

async function follow(): Promise<void> {
  const listings = await t.ctx.db.property.findMany();
  await t.ctx.db.favorite.createMany({
    data: listings.map(({ id, price }) => ({ userId: reader.id, propertyId: id, price })),
  });
}

const rowsAt = (count: number, price: string) =>
  Array.from({ length: count }, (_, at) => ({ reference: `R-${at}`, price }));
const emails = () => t.mailbox.messages.filter(({ to }) => to === reader.email);
const waiting = async () => (await t.jobs.queued()).filter(({ name }) => name === fallenPriceJob.name);

describe('an import that lowers prices', () => {
  test('sends one email to a user who follows several listings, also in several batches', async () => {
    await run(rowsAt(700, '90000'));
    await follow();
    await run(rowsAt(700, '80000'));
    expect((await waiting()).length).toBe(3);
    await runJobs(t);
    expect(emails().map(({ subject }) => subject)).toEqual(['700 of your favorites cost less']);
    expect(emails()[0]?.text).toContain('$80,000, before $90,000');
    expect(emails()[0]?.text).toContain('And 680 more.');
    await run(rowsAt(700, '80000'));
    await runJobs(t);
    expect(emails()).toHaveLength(1);
  });

  test('sends nothing for prices that rise or stay, in a dry run, and for what was sold', async () => {
    await run(rowsAt(3, '90000'));
    await follow();
    await run(rowsAt(3, '80000'), true);
    await run([
      { reference: 'R-0', price: '95000' },
      { reference: 'R-1', price: '90000', status: 'UNDER_OFFER' },
      { reference: 'R-2', price: '80000', status: 'SOLD' },
    ]);
    await runJobs(t);
    expect(emails()).toEqual([]);
  });

  test('sends its emails after its end', async () => {
    await run(rowsAt(2, '90000'));
    await follow();
    const { id } = await t.ctx.db.listingImport.create({
      data: { userId: reader.id, fileName: 'listings.csv', fileSize: 1, state: 'importing' },
    });
    await run(rowsAt(2, '80000'));
    await runJobs(t);
    expect(emails()).toEqual([]);
    expect(await waiting()).toMatchObject([{ inSeconds: expect.any(Number) }]);
    await t.ctx.db.listingImport.update({ where: { id }, data: { state: 'done' } });
    await t.ctx.db.$executeRaw`UPDATE jobs.job SET start_after = now() WHERE name = ${fallenPriceJob.name}`;
    await runJobs(t);
    expect(emails()).toHaveLength(1);
  });

  test('compares the dollars of a price in another currency', async () => {
    await t.ctx.db.exchangeRate.create({ data: { currency: 'NGN', rate: '1500', validFrom: new Date('2026-01-01') } });
    await run([{ reference: 'R-0', price: '90000000', currency: 'NGN' }]);
    await follow();
    await run([{ reference: 'R-0', price: '60000000', currency: 'NGN' }]);
    await runJobs(t);
    expect(emails()[0]?.text).toContain('40,000');
  });
});
