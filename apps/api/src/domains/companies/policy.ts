import type { AgencyMember } from '@africanscity/db/generated/client';
import type { ActingKey, Actor } from '../../context.ts';
import { NotAllowed } from '../../errors.ts';

/** A profile is changed by the agency's owner, and by administrators. */
export function mayEditAgency(actor: Actor | null, members: Pick<AgencyMember, 'userId' | 'isOwner'>[]): boolean {
  if (actor === null) return false;
  return actor.role === 'ADMIN' || members.some(({ userId, isOwner }) => isOwner && userId === actor.userId);
}

/** Returns the condition for rows of an API key's company. Throws NotAllowed for a key of the site, which has none. */
export function ofCompany({ agencyId }: ActingKey): { agencyId: number } {
  if (agencyId === null) throw new NotAllowed();
  return { agencyId };
}
