import * as texts from '@africanscity/messages/accounts';
import { challengeMinutes } from '@africanscity/contracts/accounts/values';
import type { Database, Transaction } from '@africanscity/db/client';
import type { FactorChallengePurpose } from '@africanscity/db/generated/enums';
import type { AppContext } from '../../../context.ts';
import { ApiError } from '../../../errors.ts';
import { createSecret, digestOf } from '../../../kernel/secrets.ts';

/** Operation that waits for a factor. */
export interface Challenge {
  ticket: string;
  userId: number;
  /** Challenge that a passkey signs. */
  challenge: string | null;
}

/** Opens a challenge. The holder of its ticket may answer it, once. */
export async function openChallenge(
  ctx: AppContext,
  values: { userId: number; purpose: FactorChallengePurpose; challenge: string | null },
): Promise<string> {
  const ticket = createSecret();
  const expiresAt = new Date(ctx.clock().getTime() + challengeMinutes * 60_000);
  await ctx.db.factorChallenge.create({ data: { hash: digestOf(ticket), expiresAt, ...values } });
  return ticket;
}

/** Returns the challenge of a ticket. Throws `challenge_over` (400) when it was answered or has expired. */
export async function readChallenge(
  ctx: AppContext,
  db: Database | Transaction,
  purpose: FactorChallengePurpose,
  ticket: string,
): Promise<Challenge> {
  const found = await db.factorChallenge.findUnique({
    where: { hash: digestOf(ticket), purpose, expiresAt: { gt: ctx.clock() } },
  });
  if (!found) throw challengeOver();
  return { ticket, userId: found.userId, challenge: found.challenge };
}

/** Uses a challenge up. Of two concurrent answers, one succeeds. */
export async function closeChallenge(tx: Transaction, { ticket }: Challenge): Promise<void> {
  const { count } = await tx.factorChallenge.deleteMany({ where: { hash: digestOf(ticket) } });
  if (!count) throw challengeOver();
}

export async function deleteOldChallenges(ctx: AppContext): Promise<void> {
  await ctx.db.factorChallenge.deleteMany({ where: { expiresAt: { lt: ctx.clock() } } });
}

export function challengeOver(): ApiError {
  return new ApiError(400, 'challenge_over', texts.tookTooLongAnswered());
}
