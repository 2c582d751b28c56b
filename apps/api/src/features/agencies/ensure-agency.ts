import type { Transaction } from '@africanscity/db/client';
import { agencyName, agencySlug } from './agency-name.ts';

/** Agencies that one user can found, so that nobody takes names in bulk. */
const maxFounded = 3;

/**
 * The agency that an owner's listing belongs to by the company it names; null when the owner is no
 * member of it. A name that nobody has makes an agency, with the owner as its owner.
 */
export async function ensureAgency(
  tx: Transaction,
  ownerId: number,
  listing: { role?: string; stateName?: string | null; logoHash?: string | null },
): Promise<number | null> {
  const name = listing.role === 'REAL_ESTATE' ? agencyName(listing.stateName ?? '') : '';
  if (name === '') return null;
  const known = await membership(tx, name, ownerId);
  if (known === undefined) return found(tx, ownerId, name, listing.logoHash ?? null);
  if (known?.isOwner && listing.logoHash) {
    await tx.agency.updateMany({
      where: { id: known.agencyId, logoHash: null },
      data: { logoHash: listing.logoHash },
    });
  }
  return known?.agencyId ?? null;
}

/** Undefined when there is no such agency, null when it is other people's. */
async function membership(tx: Transaction, name: string, userId: number) {
  const agency = await tx.agency.findUnique({ where: { name }, include: { members: { where: { userId } } } });
  return agency ? (agency.members[0] ?? null) : undefined;
}

async function found(tx: Transaction, ownerId: number, name: string, logoHash: string | null): Promise<number | null> {
  if ((await tx.agencyMember.count({ where: { userId: ownerId, isOwner: true } })) >= maxFounded) return null;
  // Of two who name it at the same time, the second waits here for the first, and has lost.
  const [agency] = await tx.agency.createManyAndReturn({
    data: [{ name, slug: agencySlug(name), logoHash }],
    skipDuplicates: true,
    select: { id: true },
  });
  if (!agency) return (await membership(tx, name, ownerId))?.agencyId ?? null;
  await tx.agencyMember.create({ data: { agencyId: agency.id, userId: ownerId, isOwner: true } });
  return agency.id;
}
