import type { RequestContext } from '../../context.ts';

/** Returns the countries of an agency's local phone numbers: that of its latest listing, or its owner's. */
export async function agencyCountries(
  { db }: Pick<RequestContext, 'db'>,
  agencyId: number,
): Promise<(string | null)[]> {
  const listing = await db.property.findFirst({
    where: { agencyId, country: { not: null } },
    orderBy: [{ rankedAt: 'desc' }, { id: 'desc' }],
    select: { country: true },
  });
  const owner = await db.agencyMember.findFirst({
    where: { agencyId, isOwner: true, user: { country: { not: null } } },
    orderBy: { createdAt: 'asc' },
    select: { user: { select: { country: true } } },
  });
  return [listing?.country ?? null, owner?.user.country ?? null];
}
