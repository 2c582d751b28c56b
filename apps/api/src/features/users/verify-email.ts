import type { Transaction } from '@africanscity/db/client';
import type { User } from '@africanscity/db/generated/client';
import type { RequestContext } from '../../context.ts';
import { consume } from '../../http/limits.ts';
import { networkOf } from '../../network-of.ts';
import { enqueueMail, wakeMailDelivery } from '../mails/enqueue-mail.ts';
import { createLink, invalidLink, isReserved, redeemLink } from './links.ts';
import { emailChangedMail } from './mails/email-changed.ts';
import { deleteLinksOf } from './set-password.ts';

/** Confirms an address; if it is a new one, it takes the place of the old. */
export async function verifyEmail(ctx: RequestContext, { token }: { token: string }): Promise<void> {
  await consume(ctx, 'accountLinkByNetwork', networkOf(ctx.address));
  await ctx.db.$transaction(async (tx) => {
    const { userId, email, sessionId } = await redeemLink(ctx, tx, 'verify_email', token);
    const before = await tx.user.findUniqueOrThrow({ where: { id: userId } });
    if (await isReserved(ctx, tx, email, userId)) throw invalidLink();
    await takeAddress(ctx, tx, userId, email);
    if (before.email.toLowerCase() !== email.toLowerCase()) await afterChange(ctx, tx, before, email, sessionId);
  });
  await wakeMailDelivery(ctx);
}

/** Gives a user an address that was shown to be theirs. */
export async function takeAddress(ctx: RequestContext, tx: Transaction, userId: number, email: string): Promise<void> {
  await tx.user
    .update({ where: { id: userId }, data: { email, emailVerifiedAt: ctx.clock() } })
    .catch((error: { code?: string }) => {
      // Another account has taken the address since.
      throw error.code === 'P2002' ? invalidLink() : error;
    });
}

/**
 * Logs off every session but the one that asked for the change, and tells the old address, with a way
 * back when it was confirmed: one that was not may be a stranger's, typed by mistake.
 */
async function afterChange(
  ctx: RequestContext,
  tx: Transaction,
  before: User,
  email: string,
  kept: string | null,
): Promise<void> {
  const userId = before.id;
  await tx.session.updateMany({
    where: { userId, endedAt: null, ...(kept && { id: { not: kept } }) },
    data: { endedAt: ctx.clock() },
  });
  await deleteLinksOf(tx, { id: userId, email });
  const undo = before.emailVerifiedAt
    ? await createLink(ctx, tx, { userId, purpose: 'undo_email', email: before.email })
    : null;
  await enqueueMail(ctx, tx, { to: before.email, expiresAt: undo?.expiresAt, ...emailChangedMail(before, undo) });
}
