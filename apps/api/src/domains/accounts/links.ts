import * as texts from '@africanscity/messages/accounts';
import * as siteTexts from '@africanscity/messages/site';
import type { Transaction } from '@africanscity/db/client';
import type { Prisma } from '@africanscity/db/generated/client';
import type { AccountTokenPurpose } from '@africanscity/db/generated/enums';
import type { AppContext } from '../../context.ts';
import { ApiError, NotFound } from '../../errors.ts';
import { createSecret, digestOf } from '../../kernel/secrets.ts';
import { lockAccounts } from './lock-accounts.ts';
import { lockOwnerOfLink } from './accounts.sql.ts';

const lifetimeMs: Record<AccountTokenPurpose, number> = {
  verify_email: 48 * 3_600_000,
  reset_password: 30 * 60_000,
  log_in: 30 * 60_000,
  undo_email: 72 * 3_600_000,
};

/** Time for which an ended link says why it ended. */
const endedMs = 90 * 24 * 3_600_000;

const pages: Record<AccountTokenPurpose, string> = {
  verify_email: '/verify-email',
  reset_password: '/reset',
  log_in: '/login-link',
  undo_email: '/undo-email',
};

export interface Link {
  url: string;
  expiresAt: Date;
}

/**
 * Creates a link for a user. Earlier links for the same purpose end, except those that undo a change of the email address: a
 * second change must not invalidate the first undo link. The secret is behind a #, which browsers send to no server, and only
 * its digest is stored.
 */
export async function createLink(
  ctx: AppContext,
  tx: Transaction,
  {
    userId,
    purpose,
    email,
    sessionId,
  }: { userId: number; purpose: AccountTokenPurpose; email: string; sessionId?: string },
): Promise<Link> {
  // Serialises two requests, so that one link remains.
  const [account] = await lockAccounts(tx, [userId]);
  if (account?.disabledAt !== null) throw new NotFound(siteTexts.accountNotFound());
  if (purpose !== 'undo_email') await endLinks(ctx, tx, { userId, purpose });
  const token = createSecret();
  const expiresAt = new Date(ctx.clock().getTime() + lifetimeMs[purpose]);
  await tx.accountToken.create({
    data: { hash: digestOf(token), userId, purpose, email, sessionId, createdAt: ctx.clock(), expiresAt },
  });
  return { url: `${ctx.config.publicUrl}${pages[purpose]}#token=${token}`, expiresAt };
}

/** Ends links. Their rows stay for a while, so that opening one again explains why it ended. */
export async function endLinks(
  ctx: AppContext,
  tx: Transaction,
  where: Prisma.AccountTokenWhereInput & { userId: number },
): Promise<void> {
  const endedAt = ctx.clock();
  const expiresAt = new Date(endedAt.getTime() + endedMs);
  await tx.accountToken.updateMany({ where: { ...where, endedAt: null }, data: { endedAt, expiresAt } });
}

export interface RedeemedLink {
  userId: number;
  email: string;
  /** The session that requested it. */
  sessionId: string | null;
  createdAt: Date;
}

/** Uses a link up, and returns its user. Throws `invalid_link` (400) for an invalid link. */
export async function redeemLink(
  ctx: AppContext,
  tx: Transaction,
  purpose: AccountTokenPurpose,
  token: string,
): Promise<RedeemedLink> {
  await lockOwnerOf(tx, token);
  const hash = digestOf(token);
  const found = await tx.accountToken.findUnique({ where: { hash, purpose, user: { disabledAt: null } } });
  if (!found || (found.endedAt === null && found.expiresAt <= ctx.clock())) throw invalidLink();
  if (found.endedAt) throw usedLink();
  const { userId, email, sessionId, createdAt } = found;
  await endLinks(ctx, tx, { userId, hash });
  return { userId, email, sessionId, createdAt };
}

/** Locks the account of a link before the link itself, in the order of all transactions. */
async function lockOwnerOf(tx: Transaction, token: string): Promise<void> {
  await lockOwnerOfLink(tx, digestOf(token));
}

/** Returns whether an ended link was for the present, confirmed address of its account. */
export async function isConfirmedByLink(ctx: AppContext, tx: Transaction, token: string): Promise<boolean> {
  await lockOwnerOf(tx, token);
  const found = await tx.accountToken.findUnique({
    where: {
      hash: digestOf(token),
      purpose: 'verify_email',
      expiresAt: { gt: ctx.clock() },
      user: { disabledAt: null },
    },
    include: { user: { select: { email: true, emailVerifiedAt: true } } },
  });
  if (!found?.endedAt || !found.user.emailVerifiedAt) return false;
  return found.user.email.toLowerCase() === found.email.toLowerCase();
}

/** Returns the secret of a link. */
export function tokenOf({ url }: Link): string {
  return url.slice(url.indexOf('#token=') + '#token='.length);
}

/** Returns whether another user had the address until a few days ago, and can still restore it. */
export async function isReserved(ctx: AppContext, tx: Transaction, email: string, userId: number): Promise<boolean> {
  const found = await tx.accountToken.findFirst({
    where: { email, purpose: 'undo_email', userId: { not: userId }, endedAt: null, expiresAt: { gt: ctx.clock() } },
    select: { userId: true },
  });
  return found !== null;
}

export function invalidLink(): ApiError {
  return new ApiError(400, 'invalid_link', texts.linkNoLongerWorks());
}

function usedLink(): ApiError {
  return new ApiError(400, 'invalid_link', texts.linkUsedAlreadyNewer());
}

export async function deleteExpiredLinks(ctx: AppContext): Promise<void> {
  await ctx.db.accountToken.deleteMany({ where: { expiresAt: { lt: ctx.clock() } } });
}
