import type { RequestContext } from '../../context.ts';

/** Where the local phone numbers of an agency may be: in the country of its latest listing, or in that of its owner. */
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
