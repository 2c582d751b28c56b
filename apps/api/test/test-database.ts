import { randomUUID } from 'node:crypto';
import { cloneDatabase, dropDatabase } from '@africanscity/db/testing/test-postgres';
import { inject } from 'vitest';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Creates a database: a copy of the migrated template, in a few dozen milliseconds. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const serverUrl = inject('serverUrl');
  const name = `africanscity_${randomUUID().replaceAll('-', '')}`;
  const url = await cloneDatabase(serverUrl, inject('templateName'), name);
  return { url, drop: () => dropDatabase(serverUrl, name) };
}
