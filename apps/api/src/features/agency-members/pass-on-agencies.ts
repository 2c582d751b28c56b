import type { Transaction } from '@africanscity/db/client';

/** Ends all memberships of somebody who leaves the site. What they own passes to whoever has been a member longest. */
export async function passOnAgencies(tx: Transaction, userId: number): Promise<void> {
  // Locked, so that of two members who leave at once neither passes on to the other.
  await tx.$queryRaw`
    SELECT id FROM agencies WHERE id IN (SELECT agency_id FROM agency_members WHERE user_id = ${userId}) ORDER BY id FOR UPDATE`;
  const owned = await tx.agencyMember.findMany({ where: { userId, isOwner: true }, select: { agencyId: true } });
  await tx.agencyMember.deleteMany({ where: { userId } });
  for (const { agencyId } of owned) {
    const heir = await tx.agencyMember.findFirst({
      where: { agencyId, user: { disabledAt: null } },
      orderBy: [{ createdAt: 'asc' }, { userId: 'asc' }],
    });
    if (!heir) continue;
    await tx.agencyMember.update({
      where: { agencyId_userId: { agencyId, userId: heir.userId } },
      data: { isOwner: true },
    });
  }
}
