import type { AgencyMember } from '@africanscity/db/generated/client';
import type { Actor } from '../../context.ts';

/** A profile is changed by the agency's owner, and by administrators. */
export function mayEditAgency(actor: Actor | null, members: Pick<AgencyMember, 'userId' | 'isOwner'>[]): boolean {
  if (actor === null) return false;
  return actor.role === 'ADMIN' || members.some(({ userId, isOwner }) => isOwner && userId === actor.userId);
}
