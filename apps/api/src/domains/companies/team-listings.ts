import { isOpen } from '../../kernel/open-listings.ts';
import type { Transaction } from '@africanscity/db/client';
import { joinListings } from './companies.sql.ts';

/**
 * Makes a new member's listings those of the agency: all with its name already, and with `bring` also those of the person.
 */
export async function moveListings(
  tx: Transaction,
  agency: { id: number; name: string },
  userId: number,
  bring: boolean,
): Promise<void> {
  await joinListings(tx, agency, userId);
  if (!bring) return;
  await tx.property.updateMany({
    where: { ownerId: userId, ...ownName },
    data: { agencyId: agency.id, role: 'REAL_ESTATE', stateName: agency.name, version: { increment: 1 } },
  });
}

/** Listings that a user offers as a person. */
const ownName = { agencyId: null, role: 'INDIVIDUAL', deletedAt: null } as const;

/** Returns how many open listings a user could bring. */
export async function countOwnListings(tx: Transaction, userId: number): Promise<number> {
  return tx.property.count({ where: { ownerId: userId, ...ownName, ...isOpen } });
}

/** Returns a former member's listings to them, without the name and logo of the agency. */
export async function returnListings(tx: Transaction, agencyId: number, userId: number): Promise<void> {
  await tx.property.updateMany({
    where: { agencyId, ownerId: userId },
    data: { agencyId: null, role: 'INDIVIDUAL', stateName: null, logoHash: null, version: { increment: 1 } },
  });
}
