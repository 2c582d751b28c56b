import { explainJoined, joinDatabase } from '../boot/join-database.ts';
import type { Env } from '../settings.ts';
import { openUsableStorage } from '../gateways/storage/open-storage.ts';
import type { Storage } from '../gateways/storage/storage.ts';
import { readCommandSettings } from './command-settings.ts';

/** Database and pictures of the settings. */
export interface Marketplace {
  env: Env;
  databaseUrl: string;
  storage: Storage;
}

/** Runs work on the database and the pictures of the settings, and closes them. Explains faults of the database. */
export async function withMarketplace<Result>(work: (marketplace: Marketplace) => Promise<Result>): Promise<Result> {
  const env = readCommandSettings();
  return withDatabase(env, async (databaseUrl) => {
    const storage = await openUsableStorage(env, (text) => console.error(text));
    try {
      return await work({ env, databaseUrl, storage });
    } finally {
      await storage.close();
    }
  });
}

/** Runs work on the database of the settings. Explains its faults. */
export async function withDatabase<Result>(env: Env, work: (url: string) => Promise<Result>): Promise<Result> {
  const database = await joinDatabase(env);
  try {
    return await work(database.url);
  } catch (error) {
    throw explainJoined(env, error);
  } finally {
    await database.close();
  }
}
