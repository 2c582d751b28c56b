import * as texts from '@africanscity/messages/administration';
import type { Brand } from '@africanscity/contracts/brand';
import type { Token } from '@africanscity/contracts/accounts/login';
import type { calls } from '@africanscity/contracts/administration/calls';
import type { Transaction } from '@africanscity/db/client';
import type { User } from '@africanscity/db/generated/client';
import type { RequestContext } from '../../context.ts';
import { Conflict } from '../../errors.ts';
import { recordAct } from '../../kernel/audit.ts';
import { consume } from '../../kernel/limits.ts';
import { networkOf } from '../../network.ts';
import { type EmailContent, emailIn } from '../../kernel/outbox/email-template.ts';
import { enqueueEmail, enqueueNeededEmail } from '../../kernel/outbox/emails.ts';
import { createLink, invalidLink, redeemLink } from '../accounts/links.ts';
import { confirmEmailMail, resetPasswordEmail } from '../accounts/emails.ts';
import { deleteFactors, tellOwner } from '../accounts/second-factor/factors.ts';
import { openSession, type SignToken } from '../accounts/sessions.ts';
import { endSessionsOf, lockOtherUser, lockUser, type UserAct } from './user-states.ts';
import { hasSecondFactor } from '../../kernel/second-factor.ts';
import type { Verb } from '../../verb.ts';

/** Allows a user the use of their own name although it looks like a verified company's. */
export async function allowNames(ctx: RequestContext, { userId, reason }: UserAct): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    const user = await lockUser(ctx, tx, userId);
    if (user.namesAllowedAt) throw new Conflict('names_allowed', texts.userMayUseSuch());
    await tx.user.update({ where: { id: userId }, data: { namesAllowedAt: ctx.clock() } });
    const details = { before: { namesAllowed: false }, after: { namesAllowed: true } };
    await recordAct(ctx, tx, { action: 'allowNames', subject: `user ${userId}`, reason, details });
  });
}

/** For a user who lost their second factor. Not for oneself: the factor would protect nothing. */
export async function resetSecondFactors(ctx: RequestContext, { userId, reason }: UserAct): Promise<void> {
  await ctx.db.$transaction(async (tx) => removeSecondFactors(ctx, tx, await lockOtherUser(ctx, tx, userId), reason));
}

/** Removes the second factor of a locked user, ends their sessions and tells them. */
export async function removeSecondFactors(
  ctx: RequestContext,
  tx: Transaction,
  user: User,
  reason: string,
): Promise<void> {
  const factors = await deleteFactors(tx, user.id);
  if (!factors) throw new Conflict('no_second_factor', texts.userNoSecondFactor());
  const sessionsEnded = await endSessionsOf(ctx, tx, user.id);
  await tellOwner(ctx, tx, user, () => texts.administratorTookSecondStep({ name: ctx.config.brand.name }));
  const details = { before: { factors }, after: { factors: 0, sessionsEnded } };
  await recordAct(ctx, tx, { action: 'resetSecondFactors', subject: `user ${user.id}`, reason, details });
}

export async function endUserSessions(ctx: RequestContext, { userId, reason }: UserAct): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    await lockUser(ctx, tx, userId);
    const ended = await endSessionsOf(ctx, tx, userId);
    const details = { before: { sessions: ended }, after: { sessions: 0 } };
    await recordAct(ctx, tx, { action: 'endUserSessions', subject: `user ${userId}`, reason, details });
  });
}

export async function sendUserReset(ctx: RequestContext, { userId, reason }: UserAct): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    const user = await lockUser(ctx, tx, userId);
    if (user.disabledAt) throw new Conflict('disabled', texts.disabledUserCannotChoose());
    const link = await createLink(ctx, tx, { userId, purpose: 'reset_password', email: user.email });
    await enqueueNeededEmail(ctx, tx, {
      to: user.email,
      expiresAt: link.expiresAt,
      ...emailIn(user, () => resetPasswordEmail(user, link)),
    });
    await recordAct(ctx, tx, { action: 'sendUserReset', subject: `user ${userId}`, reason });
  });
}

/** Cancels an unconfirmed change of address: the link is for the present address. */
export async function sendUserVerification(ctx: RequestContext, { userId, reason }: UserAct): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    const user = await lockUser(ctx, tx, userId);
    if (user.disabledAt) throw new Conflict('disabled', texts.disabledUserCannotConfirm());
    if (user.emailVerifiedAt) throw new Conflict('verified', texts.addressConfirmedAlready());
    const link = await createLink(ctx, tx, { userId, purpose: 'verify_email', email: user.email });
    await enqueueNeededEmail(ctx, tx, {
      to: user.email,
      expiresAt: link.expiresAt,
      ...emailIn(user, () => confirmEmailMail(ctx.config.brand, link, { isNew: true })),
    });
    await recordAct(ctx, tx, { action: 'sendUserVerification', subject: `user ${userId}`, reason });
  });
}

/** An administrator could use the link themselves; the log and the email to the user deter from that. */
export const createLoginLink: Verb<typeof calls.createLoginLink> = async (ctx, { userId, reason }) => {
  const link = await ctx.db.$transaction(async (tx) => {
    const user = await lockUser(ctx, tx, userId);
    if (user.disabledAt) throw new Conflict('disabled', texts.disabledUserCannotLog());
    // One administrator must not act in the name of another.
    if (user.role === 'ADMIN') throw new Conflict('administrator', texts.administratorsLogByTheir());
    if (await hasSecondFactor(tx, userId)) throw new Conflict('second_factor', texts.userLogsSecondStep());
    const made = await createLink(ctx, tx, { userId, purpose: 'log_in', email: user.email });
    await enqueueEmail(ctx, tx, { to: user.email, ...emailIn(user, () => loginLinkMadeEmail(ctx.config.brand, user)) });
    await recordAct(ctx, tx, { action: 'createLoginLink', subject: `user ${userId}`, reason });
    return made;
  });
  return { url: link.url, expiresAt: link.expiresAt.toISOString() };
};

/** The link is used up in the transaction that opens the session, so only one of several at once logs in. */
export async function logInByLink(ctx: RequestContext, input: { token: string }, sign: SignToken): Promise<Token> {
  await consume(ctx, 'accountLinkByNetwork', networkOf(ctx.address));
  return ctx.db.$transaction(async (tx) => {
    const { userId } = await redeemLink(ctx, tx, 'log_in', input.token);
    // A link from before the second factor was deleted with its addition.
    const token = await openSession(ctx, tx, userId, sign, { byLink: true });
    if (!token) throw invalidLink();
    return token;
  });
}

function loginLinkMadeEmail(brand: Brand, user: { name: string }): EmailContent {
  return {
    subject: texts.linkLogAccountMade(),
    name: user.name,
    paragraphs: [texts.administratorMadeLinkLogs({ name: brand.name }), texts.ifAskedThereNothing()],
  };
}
