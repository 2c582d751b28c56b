import type { Transaction } from '@africanscity/db/client';
import type { Prisma } from '@africanscity/db/generated/client';
import type { AccountTokenPurpose } from '@africanscity/db/generated/enums';
import type { AppContext } from '../../context.ts';
import { ApiError, NotFound } from '../../errors.ts';
import { createSecret, digestOf } from '../../kernel/secrets.ts';
import { lockAccounts } from './lock-accounts.ts';

const lifetimeMs: Record<AccountTokenPurpose, number> = {
  verify_email: 48 * 3_600_000,
  reset_password: 30 * 60_000,
  log_in: 30 * 60_000,
  undo_email: 72 * 3_600_000,
};

/** How long a link that has ended says so. */
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
 * Makes the link to give to a user; links for the same purpose that were made before stop working, but for
 * those that undo a change of the email address: a second change must not take the way back from the first.
 * The secret stands behind a #, so browsers send it to nobody, and only its digest is kept.
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
  // Two requests at once take turns, so that one link is left.
  const [account] = await lockAccounts(tx, [userId]);
  if (account?.disabledAt !== null) throw new NotFound('This account');
  if (purpose !== 'undo_email') await endLinks(ctx, tx, { userId, purpose });
  const token = createSecret();
  const expiresAt = new Date(ctx.clock().getTime() + lifetimeMs[purpose]);
  await tx.accountToken.create({
    data: { hash: digestOf(token), userId, purpose, email, sessionId, createdAt: ctx.clock(), expiresAt },
  });
  return { url: `${ctx.config.publicUrl}${pages[purpose]}#token=${token}`, expiresAt };
}

/** Ends links. Their rows stay for a while, so that opening one again says what became of it. */
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
  /** The session that asked for it. */
  sessionId: string | null;
  createdAt: Date;
}

/** Uses a link up, and returns whose it was. Throws `invalid_link` (400) for a link that does not work. */
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

/** Locks the account of a link before the link itself, in the order in which all transactions lock them. */
async function lockOwnerOf(tx: Transaction, token: string): Promise<void> {
  await tx.$queryRaw`
    SELECT users.id FROM users JOIN account_tokens ON account_tokens.user_id = users.id
    WHERE hash = ${digestOf(token)} FOR UPDATE OF users`;
}

/** Whether a link that has ended was for the address that its account has, and that address is confirmed. */
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

/** The secret of a link. */
export function tokenOf({ url }: Link): string {
  return url.slice(url.indexOf('#token=') + '#token='.length);
}

/** Whether another user had the address until a few days ago, and can still have it back. */
export async function isReserved(ctx: AppContext, tx: Transaction, email: string, userId: number): Promise<boolean> {
  const found = await tx.accountToken.findFirst({
    where: { email, purpose: 'undo_email', userId: { not: userId }, endedAt: null, expiresAt: { gt: ctx.clock() } },
    select: { userId: true },
  });
  return found !== null;
}

export function invalidLink(): ApiError {
  return new ApiError(400, 'invalid_link', 'This link no longer works. Ask for a new one.');
}

function usedLink(): ApiError {
  return new ApiError(
    400,
    'invalid_link',
    'This link was used already, or a newer link took its place. Ask for a new one if you still need it.',
  );
}

/** Forgets emailed links that are over. */
export async function deleteExpiredLinks(ctx: AppContext): Promise<void> {
  await ctx.db.accountToken.deleteMany({ where: { expiresAt: { lt: ctx.clock() } } });
}
