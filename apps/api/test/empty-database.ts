import { createDatabase, dropDatabase } from '@africanscity/db/testing/test-postgres';
import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import type { TestDatabase } from './test-database.ts';

/** Creates a database without tables. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  const serverUrl = inject('serverUrl');
  const name = `africanscity_${randomUUID().replaceAll('-', '')}`;
  return { url: await createDatabase(serverUrl, name), drop: () => dropDatabase(serverUrl, name) };
}
