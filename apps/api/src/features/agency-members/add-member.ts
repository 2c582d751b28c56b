import type { Transaction } from '@africanscity/db/client';
import { moveListings } from './move-listings.ts';

/** Makes somebody a member of a locked agency. Who is one already stays what they are. */
export async function addMember(
  tx: Transaction,
  agency: { id: number; name: string },
  userId: number,
  bringListings: boolean,
): Promise<void> {
  await tx.agencyMember.createMany({ data: [{ agencyId: agency.id, userId }], skipDuplicates: true });
  await tx.agencyJoinRequest.deleteMany({ where: { agencyId: agency.id, userId } });
  await moveListings(tx, agency, userId, bringListings);
}
