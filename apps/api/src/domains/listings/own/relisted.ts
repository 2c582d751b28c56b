import type { Database, Transaction } from '@africanscity/db/client';
import type { ListingValues } from './listing-values.ts';

/**
 * The listing that a new form describes again: one of the owner's that the team or its price keeps off the site, with the
 * same place, kind and size. Its owner may not see it in a client without a token, and lists it once more. Null when there
 * is none.
 */
export async function findRelisted(
  db: Database | Transaction,
  ownerId: number,
  values: ListingValues,
): Promise<number | null> {
  const listings = await db.property.findMany({
    where: {
      ownerId,
      deletedAt: null,
      OR: [{ priceHeldAt: { not: null } }, { hiddenByTeamAt: { not: null } }],
      type: values.type,
      status: values.status,
      numRoom: values.numRoom ?? null,
      numBathroom: values.numBathroom ?? null,
    },
    orderBy: { id: 'desc' },
    take: 100,
    select: { id: true, address: true, area: true, city: true, size: true },
  });
  return listings.find((listing) => textOf(listing) === textOf(values))?.id ?? null;
}

type Described = Pick<ListingValues, 'address' | 'area' | 'city' | 'size'>;

function textOf({ address, area, city, size }: Described): string {
  return [address, area ?? '', city ?? '', size ?? '']
    .map((text) =>
      text
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    )
    .join('\n');
}
