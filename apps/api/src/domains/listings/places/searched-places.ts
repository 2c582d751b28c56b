import type { Transaction } from '@africanscity/db/client';
import { resolveSearches } from './searched-places.sql.ts';

/** Saved searches keep the places that they mean, and those beside these: finds them again after places changed. */
export async function understandSearches(tx: Transaction, ids: number[], slug = ''): Promise<void> {
  await resolveSearches(tx, ids, slug);
}
