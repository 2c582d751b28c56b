import { type Brand, defaultBrand } from '@africanscity/contracts/brand';
import { openDatabase } from '@africanscity/db/client';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@africanscity/db/migrate';
import { scatterSequences, testSeed } from '@africanscity/db/testing/scatter-sequences';
import { createDatabase, dropDatabase, startTestPostgres } from '@africanscity/db/testing/test-postgres';
import { startServer } from './server.ts';
import { siteBrand } from './site-brand.ts';

/**
 * Creates the demo once with the built server, in a database and a folder that each worker copies (`journey.ts`), so
 * that workers share nothing. With SITE_URL, journeys visit the demo that runs there.
 */
export default async function prepareDemo(): Promise<() => Promise<void>> {
  if (process.env.SITE_URL) return async () => {};
  const seed = testSeed();
  console.log(`Ids of the journeys' databases come from TEST_SEED=${seed}`);
  const folder = await mkdtemp(join(tmpdir(), 'africanscity-e2e-'));
  const postgres = await startTestPostgres();
  const template = `africanscity_e2e_${process.pid}`;
  const templateUrl = await createDatabase(postgres.url, template);
  await migrate(templateUrl);
  await scatterSequences(templateUrl, seed);
  if (siteBrand !== defaultBrand) await storeBrand(templateUrl, siteBrand);
  const server = await startServer('demo', templateUrl, join(folder, 'demo'));
  await server.stop();
  process.env.E2E_POSTGRES = postgres.url;
  process.env.E2E_TEMPLATE = template;
  process.env.E2E_FOLDER = folder;
  return async () => {
    await dropDatabase(postgres.url, template);
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

async function storeBrand(url: string, brand: Brand): Promise<void> {
  const { db, close } = openDatabase(url, (error) => console.error(error));
  await db.setting.create({ data: { name: 'brand', value: JSON.parse(JSON.stringify(brand)) } });
  await close();
}
