import { migrate } from '@africanscity/db/migrate';
import { scatterSequences, testSeed } from '@africanscity/db/testing/scatter-sequences';
import { createDatabase, dropDatabase, startTestPostgres } from '@africanscity/db/testing/test-postgres';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connection string of the server's maintenance database. */
    serverUrl: string;
    /** Name of the migrated database that each test file clones. */
    templateName: string;
  }
}

/** Starts one Postgres for the run and migrates a template database in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestPostgres();
  const templateName = `africanscity_template_${process.pid}`;
  const templateUrl = await createDatabase(server.url, templateName);
  await migrate(templateUrl);
  await scatterSequences(templateUrl, testSeed());
  project.provide('serverUrl', server.url);
  project.provide('templateName', templateName);
  return async () => {
    await dropDatabase(server.url, templateName);
    await server.stop();
  };
}
