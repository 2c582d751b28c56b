import * as texts from '@africanscity/messages/accounts';
import type { Transaction } from '@africanscity/db/client';
import type { User } from '@africanscity/db/generated/client';
import type { calls } from '@africanscity/contracts/accounts/calls';
import type { RequestContext } from '../../context.ts';
import { InvalidInput } from '../../errors.ts';
import { requireConfirmed } from '../../http/require-confirmed.ts';
import { actorOf } from '../../kernel/caller.ts';
import { consume, giveBack } from '../../kernel/limits.ts';
import { networkOf } from '../../network.ts';
import { emailIn } from '../../kernel/outbox/email-template.ts';
import { enqueueEmail, enqueueNeededEmail } from '../../kernel/outbox/emails.ts';
import { senderOf } from '../../kernel/outbox/recipient-limits.ts';
import type { Verb } from '../../verb.ts';
import { takeAddress } from './email-verification.ts';
import { createLink, isReserved, redeemLink, tokenOf } from './links.ts';
import { accountExistsEmail, confirmEmailMail, emailChangeRequestedMail } from './emails.ts';
import { verifyPassword } from './passwords.ts';

/** Time for which a session from an administrator's login link may enter an address without a password. */
const byLinkMs = 30 * 60_000;

/**
 * Requires the second factor of an account that has one, and the password, because a stolen session must not take over the
 * account. Throws at the password's field.
 */
export async function requirePassword(ctx: RequestContext, user: User, password: string | undefined): Promise<void> {
  await requireConfirmed(ctx, 'with_factor');
  if (await wasLetIn(ctx)) return;
  if (!user.passwordHash) throw refusal(texts.cannotCheckedSinceAccount());
  if (!password) throw refusal(texts.mustCurrentOneChange());
  await consume(ctx, 'updateUserPassword', user.id);
  if (!(await verifyPassword(password, user.passwordHash))) throw refusal(texts.notCurrentOneWhich());
  await giveBack(ctx, 'updateUserPassword', user.id);
}

function refusal(defaultMessage: string): InvalidInput {
  return new InvalidInput([{ field: 'password', defaultMessage }]);
}

/** A user whom an administrator let in, because no email reached them, may not know the password. */
async function wasLetIn(ctx: RequestContext): Promise<boolean> {
  const since = new Date(ctx.clock().getTime() - byLinkMs);
  const session = await ctx.db.session.findUnique({
    where: { id: actorOf(ctx).sessionId, byLink: true, createdAt: { gt: since } },
    select: { id: true },
  });
  return session !== null;
}

/** Returns whether a link to the address was sent already. */
export async function isRequested(ctx: RequestContext, user: User, email: string): Promise<boolean> {
  const waiting = await ctx.db.accountToken.findFirst({
    where: { userId: user.id, purpose: 'verify_email', email, endedAt: null, expiresAt: { gt: ctx.clock() } },
  });
  return waiting !== null;
}

/**
 * Emails a link to a new address, and a notice to the present one. Only the email to the new address shows whether it belongs
 * to another account.
 */
export async function requestEmailChange(
  ctx: RequestContext,
  tx: Transaction,
  user: User,
  email: string,
): Promise<void> {
  const { sessionId } = actorOf(ctx);
  const owner = await tx.user.findUnique({ where: { email }, select: { id: true } });
  const taken = owner !== null || (await isReserved(ctx, tx, email, user.id));
  const link = await createLink(ctx, tx, { userId: user.id, purpose: 'verify_email', email, sessionId });
  await enqueueNeededEmail(ctx, tx, {
    to: email,
    typedBy: senderOf(ctx),
    ...(taken ? accountExistsEmail(ctx.config) : confirmEmailMail(ctx.config.brand, link, { isNew: false })),
  });
  await enqueueEmail(ctx, tx, { to: user.email, ...emailIn(user, () => emailChangeRequestedMail(user, ctx.config)) });
}

/**
 * Restores an account's former address. The person who changed it knew the password, so the password ends, with every
 * session, link and factor since then. The response allows choosing a new password.
 */
export const undoEmailChange: Verb<typeof calls.undoEmailChange> = async (ctx, { token }) => {
  await consume(ctx, 'accountLinkByNetwork', networkOf(ctx.address));
  return ctx.db.$transaction(async (tx) => {
    const { userId, email, createdAt } = await redeemLink(ctx, tx, 'undo_email', token);
    const since = { userId, createdAt: { gte: createdAt } };
    await takeAddress(ctx, tx, userId, email);
    await tx.user.update({ where: { id: userId }, data: { passwordHash: null } });
    await tx.session.updateMany({ where: { userId, endedAt: null }, data: { endedAt: ctx.clock() } });
    // An older undo link belongs to an older owner, and stays valid.
    await tx.accountToken.deleteMany({
      where: { userId, NOT: { purpose: 'undo_email', createdAt: { lt: createdAt } } },
    });
    await tx.passkey.deleteMany({ where: since });
    await tx.authenticator.deleteMany({ where: since });
    await tx.recoveryCode.deleteMany({ where: { userId } });
    await tx.factorChallenge.deleteMany({ where: { userId } });
    const link = await createLink(ctx, tx, { userId, purpose: 'reset_password', email });
    return { resetToken: tokenOf(link) };
  });
};
