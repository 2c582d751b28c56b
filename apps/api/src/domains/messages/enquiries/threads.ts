import * as siteTexts from '@africanscity/messages/site';
import type { EnquirySide } from '@africanscity/contracts/messages/enquiries';
import type { Database, Transaction } from '@africanscity/db/client';
import type { Enquiry } from '@africanscity/db/generated/client';
import type { RequestContext } from '../../../context.ts';
import { NotAuthenticated, NotFound } from '../../../errors.ts';
import { lockOwnersShared } from '../../accounts/lock-accounts.ts';
import { invalidLink } from '../../accounts/links.ts';
import { enquiryOfToken } from './enquiry-keys.ts';
import { lockRow } from '../../../kernel/row-locks.sql.ts';

/** Identifies a thread: by its id and the session, or by the secret of a link that was emailed to the asker. */
export interface Which {
  id?: number;
  token?: string;
}

/** A thread, and the caller's side. */
export interface Thread {
  enquiry: Enquiry;
  side: EnquirySide;
}

/**
 * Returns a thread of the caller. Throws NotFound for a missing one and another user's, also for administrators;
 * `invalid_link` (400) for an invalid link; NotAuthenticated without either.
 */
export async function readThread(ctx: RequestContext, db: Database | Transaction, which: Which): Promise<Thread> {
  // An API key reads no thread by a link.
  const token = ctx.actor?.key ? undefined : which.token;
  const id = token === undefined ? requireId(ctx, which) : await enquiryOfToken(db, token);
  if (id === null) throw invalidLink();
  const enquiry = await db.enquiry.findUnique({ where: { id }, include: { asker: { select: { disabledAt: true } } } });
  // A link equals a login, and ends with the account.
  if (token !== undefined && enquiry?.asker?.disabledAt) throw invalidLink();
  const side = enquiry && (token === undefined ? await sideOf(ctx, db, enquiry) : 'asker');
  if (!enquiry || !side) throw new NotFound(siteTexts.enquiryNotFound());
  return { enquiry, side };
}

/** Reads like `readThread`, and locks the thread, its accounts and those of `others` until the transaction ends. */
export async function lockThread(
  ctx: RequestContext,
  tx: Transaction,
  which: Which,
  others: number[] = [],
): Promise<Thread> {
  const { enquiry } = await readThread(ctx, tx, which);
  const { id, ownerId, askerId } = enquiry;
  await lockOwnersShared(tx, [
    ownerId,
    ...(askerId ? [askerId] : []),
    ...(ctx.actor ? [ctx.actor.userId] : []),
    ...others,
  ]);
  await lockRow(tx, 'enquiries', id);
  return readThread(ctx, tx, which);
}

function requireId(ctx: RequestContext, { id }: Which): number {
  if (!ctx.actor) throw new NotAuthenticated();
  if (id === undefined) throw new NotFound(siteTexts.enquiryNotFound());
  return id;
}

/** Null for a user on neither side. */
async function sideOf(ctx: RequestContext, db: Database | Transaction, enquiry: Enquiry): Promise<EnquirySide | null> {
  const { actor } = ctx;
  if (!actor) return null;
  if (actor.key) {
    const isOfCompany = actor.key.agencyId !== null && enquiry.agencyId === actor.key.agencyId;
    return isOfCompany && enquiry.state !== 'unconfirmed' ? 'owner' : null;
  }
  // The owner does not see an unconfirmed enquiry.
  if (enquiry.askerId === actor.userId) return 'asker';
  if (enquiry.state === 'unconfirmed') return null;
  if (enquiry.ownerId === actor.userId) return 'owner';
  if (enquiry.agencyId === null) return null;
  const membership = { agencyId_userId: { agencyId: enquiry.agencyId, userId: actor.userId } };
  return (await db.agencyMember.findUnique({ where: membership })) ? 'owner' : null;
}
