import type { Transaction } from '@africanscity/db/client';

/** Saved searches keep the places that they mean, and those beside these: finds them again after places changed. */
export async function understandSearches(tx: Transaction, ids: number[], slug = ''): Promise<void> {
  await tx.$executeRaw`
    UPDATE saved_searches SET place = place
    WHERE nearby OR place_ids && ${ids}::int[] OR ${slug} = ANY (string_to_array(place, ','))`;
}
