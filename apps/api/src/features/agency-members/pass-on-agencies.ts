import type { Transaction } from '@africanscity/db/client';

/** Ends all memberships of somebody who leaves the site. What they own passes to whoever has been a member longest. */
export async function passOnAgencies(tx: Transaction, userId: number): Promise<void> {
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
