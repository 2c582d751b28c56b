import { openDatabase } from '@africanscity/db/client';
import { migrate } from '@africanscity/db/migrate';
import { seedPlaces } from '@africanscity/db/seed/places';
import { scatterSequences, testSeed } from '@africanscity/db/testing/scatter-sequences';
import { createDatabase, dropDatabase, startTestPostgres } from '@africanscity/db/testing/test-postgres';
import type { TestProject } from 'vitest/node';
import { installTestQueue } from './install-test-queue.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connection string of the server's maintenance database. */
    serverUrl: string;
    /** Name of the migrated database that each test file clones. */
    templateName: string;
  }
}

/** Starts one Postgres for the run and creates a template database in it, with the job queue. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestPostgres();
  const templateName = `africanscity_template_${process.pid}`;
  const templateUrl = await createDatabase(server.url, templateName);
  await migrate(templateUrl);
  const { db, close } = openDatabase(templateUrl, () => {});
  await seedPlaces(db);
  await close();
  await installTestQueue(templateUrl);
  await scatterSequences(templateUrl, testSeed());
  project.provide('serverUrl', server.url);
  project.provide('templateName', templateName);
  return async () => {
    await dropDatabase(server.url, templateName);
    await server.stop();
  };
}
