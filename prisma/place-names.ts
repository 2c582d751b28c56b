import type { Transaction } from './client.ts';

/** Adds words in names of places as targets of spell correction. */
export async function learnPlaceNames(tx: Transaction, placeIds: number[]): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO search_vocabulary
    SELECT DISTINCT word FROM place_names, string_to_table(name, ' ') AS word
    WHERE place_id = ANY (${placeIds}::int[]) AND word ~ '^\\D{3,30}$'
    ORDER BY word ON CONFLICT DO NOTHING`;
}
