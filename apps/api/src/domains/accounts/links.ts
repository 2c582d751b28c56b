import type { Transaction } from '@africanscity/db/client';
import type { AccountTokenPurpose } from '@africanscity/db/generated/enums';
import type { AppContext } from '../../context.ts';
import { ApiError, NotFound } from '../../errors.ts';
import { createSecret, digestOf } from '../../kernel/secrets.ts';
import { lockAccounts } from './hold-accounts.ts';

const lifetimeMs: Record<AccountTokenPurpose, number> = {
  verify_email: 48 * 3_600_000,
  reset_password: 30 * 60_000,
  log_in: 30 * 60_000,
  undo_email: 72 * 3_600_000,
};

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
  if (purpose !== 'undo_email') await tx.accountToken.deleteMany({ where: { userId, purpose } });
  const token = createSecret();
  const expiresAt = new Date(ctx.clock().getTime() + lifetimeMs[purpose]);
  await tx.accountToken.create({
    data: { hash: digestOf(token), userId, purpose, email, sessionId, createdAt: ctx.clock(), expiresAt },
  });
  return { url: `${ctx.config.publicUrl}${pages[purpose]}#token=${token}`, expiresAt };
}

export interface RedeemedLink {
  userId: number;
  email: string;
  /** The session that asked for it. */
  sessionId: string | null;
  createdAt: Date;
}

/** Uses a link up, and tells whose it was. Throws `invalid_link` (400) for one that does not work any more. */
export async function redeemLink(
  ctx: AppContext,
  tx: Transaction,
  purpose: AccountTokenPurpose,
  token: string,
): Promise<RedeemedLink> {
  // The account before its link, as everybody locks them. Of two that redeem at once, one gets the row.
  await tx.$queryRaw`
    SELECT users.id FROM users JOIN account_tokens ON account_tokens.user_id = users.id
    WHERE hash = ${digestOf(token)} FOR UPDATE OF users`;
  const rows = await tx.$queryRaw<{ user_id: number; email: string; session_id: string | null; created_at: Date }[]>`
    DELETE FROM account_tokens
    USING users
    WHERE hash = ${digestOf(token)} AND purpose = ${purpose}::account_token_purpose AND expires_at > ${ctx.clock()}
      AND users.id = user_id AND users.disabled_at IS NULL
    RETURNING user_id, account_tokens.email::text, session_id::text, account_tokens.created_at`;
  const row = rows[0];
  if (!row) throw invalidLink();
  return { userId: row.user_id, email: row.email, sessionId: row.session_id, createdAt: row.created_at };
}

/** The secret of a link. */
export function tokenOf({ url }: Link): string {
  return url.slice(url.indexOf('#token=') + '#token='.length);
}

/** Whether somebody else had the address until a few days ago, and can still have it back. */
export async function isReserved(ctx: AppContext, tx: Transaction, email: string, userId: number): Promise<boolean> {
  const found = await tx.accountToken.findFirst({
    where: { email, purpose: 'undo_email', userId: { not: userId }, expiresAt: { gt: ctx.clock() } },
    select: { userId: true },
  });
  return found !== null;
}

export function invalidLink(): ApiError {
  return new ApiError(400, 'invalid_link', 'This link does not work any more. Ask for a new one.');
}

/** Forgets mailed links that are over. */
export async function deleteExpiredLinks(ctx: AppContext): Promise<void> {
  await ctx.db.accountToken.deleteMany({ where: { expiresAt: { lt: ctx.clock() } } });
}
