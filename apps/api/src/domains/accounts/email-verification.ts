import type { Transaction } from '@africanscity/db/client';
import type { User } from '@africanscity/db/generated/client';
import type { calls } from '@africanscity/contracts/accounts/calls';
import type { AppContext, RequestContext } from '../../context.ts';
import { consume } from '../../kernel/limits.ts';
import { networkOf } from '../../network.ts';
import { emailIn } from '../../kernel/outbox/email-template.ts';
import { enqueueEmail, enqueueNeededEmail } from '../../kernel/outbox/emails.ts';
import { senderOf } from '../../kernel/outbox/recipient-limits.ts';
import type { Verb } from '../../verb.ts';
import { createLink, invalidLink, isConfirmedByLink, isReserved, redeemLink } from './links.ts';
import { readOwnUser } from './logged-in-user.ts';
import { confirmEmailMail, emailChangedMail } from './emails.ts';
import { deleteLinksOf } from './passwords.ts';

/** Emails the link again, to the address that waits for its confirmation. Does nothing when none does. */
export async function requestVerificationMail(ctx: RequestContext): Promise<void> {
  const user = await readOwnUser(ctx);
  const waiting = await ctx.db.accountToken.findFirst({
    where: { userId: user.id, purpose: 'verify_email', endedAt: null },
    select: { email: true, sessionId: true },
  });
  const email = waiting?.email ?? user.email;
  const sessionId = waiting?.sessionId ?? undefined;
  const isCurrent = email.toLowerCase() === user.email.toLowerCase();
  if (isCurrent && user.emailVerifiedAt) return;
  await consume(ctx, 'verificationEmail', user.id);
  // An address that another account took in the meantime must not receive a link to this one.
  const taken = !isCurrent && (await ctx.db.user.findUnique({ where: { email }, select: { id: true } }));
  if (taken) return;
  await ctx.db.$transaction(async (tx) => {
    const link = await createLink(ctx, tx, { userId: user.id, purpose: 'verify_email', email, sessionId });
    await enqueueNeededEmail(ctx, tx, {
      to: email,
      expiresAt: link.expiresAt,
      ...(!isCurrent && { typedBy: senderOf(ctx) }),
      ...emailIn(user, () => confirmEmailMail(ctx.config.brand, link, { isNew: isCurrent })),
    });
  });
}

/**
 * Confirms an address; a new one replaces the old. Returns that the address is already confirmed when the link is opened
 * again.
 */
export const verifyEmail: Verb<typeof calls.verifyEmail> = async (ctx, { token }) => {
  await consume(ctx, 'accountLinkByNetwork', networkOf(ctx.address));
  return ctx.db.$transaction(async (tx) => {
    if (await isConfirmedByLink(ctx, tx, token)) return { alreadyConfirmed: true };
    const { userId, email, sessionId } = await redeemLink(ctx, tx, 'verify_email', token);
    if (await isReserved(ctx, tx, email, userId)) throw invalidLink();
    const before = await takeAddress(ctx, tx, userId, email);
    if (before.email.toLowerCase() !== email.toLowerCase()) await afterChange(ctx, tx, before, email, sessionId);
    return { alreadyConfirmed: false };
  });
};

/** Sets a user's proven address. Returns the user as before. */
export async function takeAddress(
  ctx: Pick<AppContext, 'clock' | 'hooks'>,
  tx: Transaction,
  userId: number,
  email: string,
): Promise<User> {
  const before = await tx.user.findUniqueOrThrow({ where: { id: userId } });
  await tx.user
    .update({ where: { id: userId }, data: { email, emailVerifiedAt: ctx.clock() } })
    .catch((error: { code?: string }) => {
      // Another account has taken the address since.
      throw error.code === 'P2002' ? invalidLink() : error;
    });
  if (before.email !== email) await ctx.hooks.addressChanged(tx, { userId, from: before.email, to: email });
  await ctx.hooks.addressConfirmed(tx, { userId, email });
  return before;
}

/**
 * Ends every session but the one that changed the address, and emails the old address. A confirmed one gets an undo link; an
 * unconfirmed one may be a stranger's, typed by mistake.
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
  await enqueueEmail(ctx, tx, {
    to: before.email,
    expiresAt: undo?.expiresAt,
    ...emailIn(before, () => emailChangedMail(before, undo)),
  });
}
