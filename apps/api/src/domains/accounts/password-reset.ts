import { z } from 'zod';
import type { calls } from '@africanscity/contracts/accounts/calls';
import type { AppContext, RequestContext } from '../../context.ts';
import { InvalidInput } from '../../errors.ts';
import { defineJob } from '../../kernel/jobs/jobs.ts';
import { consume, mayConsume } from '../../kernel/limits.ts';
import { networkOf } from '../../network.ts';
import { emailIn } from '../../kernel/outbox/email-template.ts';
import { enqueueEmail } from '../../kernel/outbox/emails.ts';
import { senderOf } from '../../kernel/outbox/recipient-limits.ts';
import type { Verb } from '../../verb.ts';
import { createLink, endLinks, redeemLink } from './links.ts';
import { passwordChangedEmail, resetPasswordEmail } from './emails.ts';
import { faultOfPassword, hashPassword } from './passwords.ts';

export const passwordResetJob = defineJob({
  name: 'send-password-reset',
  schema: z.strictObject({ email: z.string() }),
  work: sendPasswordReset,
  batchSize: 5,
  retryLimit: 10,
  retryDelaySeconds: 5,
  expireInSeconds: 120,
});

/** Requests an email with a link. A job looks the account up, so that the response takes the same time for any address. */
export async function requestPasswordReset(ctx: RequestContext, { email }: { email: string }): Promise<void> {
  await consume(ctx, 'requestPasswordResetByNetwork', networkOf(ctx.address));
  const address = email.toLowerCase();
  // Too many emails to one address are not sent, and the response does not reveal it. The sender's limit comes first, so that
  // one sender cannot use up the recipient's.
  if (!(await mayConsume(ctx, 'requestPasswordResetBySender', `${senderOf(ctx)} ${address}`))) return;
  if (!(await mayConsume(ctx, 'requestPasswordResetByEmail', address))) return;
  await ctx.jobs.enqueue(ctx.db, passwordResetJob, { email });
}

/** Emails the link to choose a new password to the account's address. Does nothing without an account. */
export async function sendPasswordReset(ctx: AppContext, { email }: { email: string }): Promise<void> {
  const user = await ctx.db.user.findUnique({ where: { email, disabledAt: null } });
  if (!user) return;
  await ctx.db.$transaction(async (tx) => {
    const link = await createLink(ctx, tx, { userId: user.id, purpose: 'reset_password', email: user.email });
    await enqueueEmail(ctx, tx, {
      to: user.email,
      expiresAt: link.expiresAt,
      // A confirmed address has the limits of this call alone: forms that name it must not block its owner's reset.
      ...(user.emailVerifiedAt === null && { typedBy: 'password reset' }),
      ...emailIn(user, () => resetPasswordEmail(user, link)),
    });
  });
}

/** Sets a new password by an emailed link. Ends all sessions, and opens none. */
export const completePasswordReset: Verb<typeof calls.completePasswordReset> = async (ctx, input) => {
  await consume(ctx, 'accountLinkByNetwork', networkOf(ctx.address));
  const fault = await faultOfPassword(input.password, '');
  if (fault) throw new InvalidInput([{ field: 'password', defaultMessage: fault }]);
  const passwordHash = await hashPassword(input.password);
  await ctx.db.$transaction(async (tx) => {
    const { userId, email } = await redeemLink(ctx, tx, 'reset_password', input.token);
    const user = await tx.user.update({ where: { id: userId }, data: { passwordHash } });
    // The user who opened the link reads the emails of that address.
    if (!user.emailVerifiedAt && user.email.toLowerCase() === email.toLowerCase()) {
      await tx.user.update({ where: { id: userId }, data: { emailVerifiedAt: ctx.clock() } });
      await ctx.hooks.addressConfirmed(tx, { userId, email: user.email });
    }
    await tx.session.updateMany({ where: { userId, endedAt: null }, data: { endedAt: ctx.clock() } });
    await endLinks(ctx, tx, { userId, purpose: { not: 'undo_email' } });
    await tx.factorChallenge.deleteMany({ where: { userId } });
    await enqueueEmail(ctx, tx, { to: user.email, ...emailIn(user, () => passwordChangedEmail(user, ctx.config)) });
  });
};
