import * as texts from '@africanscity/messages/messages';
import type { Database, Transaction } from '@africanscity/db/client';
import type { Enquiry, User } from '@africanscity/db/generated/client';
import { Conflict } from '../../../errors.ts';
import { isReachable } from '../../../kernel/outbox/personal-message.ts';

type OwnerSide = Pick<Enquiry, 'ownerId' | 'agencyId'> & Partial<Pick<Enquiry, 'assigneeId'>>;

/** Returns the people who may answer for the owner's side: the owner first, then the members of the agency by name. */
export async function findAnswerers(
  db: Database | Transaction,
  { ownerId, agencyId }: Pick<Enquiry, 'ownerId' | 'agencyId'>,
): Promise<User[]> {
  const members = agencyId === null ? [] : [{ memberships: { some: { agencyId } } }];
  const people = await db.user.findMany({
    where: { disabledAt: null, OR: [{ id: ownerId }, ...members] },
    orderBy: [{ name: 'asc' }, { surname: 'asc' }, { id: 'asc' }],
  });
  return people.toSorted((a, b) => Number(b.id === ownerId) - Number(a.id === ownerId));
}

/**
 * Returns the recipient of emails on the owner's side: the assigned person, if still on it; the owner; or else the agency's
 * owners. Only people with a confirmed address.
 */
export async function readersOf(db: Database | Transaction, side: OwnerSide): Promise<User[]> {
  const { ownerId, agencyId, assigneeId } = side;
  if (assigneeId) {
    const assignee = (await findAnswerers(db, side)).find(({ id }) => id === assigneeId);
    if (assignee && isReachable(assignee)) return [assignee];
  }
  const owner = await db.user.findUnique({ where: { id: ownerId } });
  if (owner && isReachable(owner)) return [owner];
  if (agencyId === null) return [];
  const heads = await db.agencyMember.findMany({ where: { agencyId, isOwner: true }, include: { user: true } });
  return heads.map(({ user }) => user).filter(isReachable);
}

/** Throws Conflict `not_reachable` when no email reaches the owner's side. */
export async function requireReaders(db: Database | Transaction, side: OwnerSide): Promise<void> {
  if ((await readersOf(db, side)).length > 0) return;
  throw new Conflict('not_reachable', texts.ownerHasntConfirmedEmail());
}
