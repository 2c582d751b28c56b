import { challengeMinutes } from '@africanscity/contracts/accounts/values';
import type { Database, Transaction } from '@africanscity/db/client';
import type { FactorChallengePurpose } from '@africanscity/db/generated/enums';
import type { AppContext } from '../../../context.ts';
import { ApiError } from '../../../errors.ts';
import { createSecret, digestOf } from '../../../kernel/secrets.ts';

/** What waits for a factor. */
export interface Challenge {
  ticket: string;
  userId: number;
  /** What a passkey signs. */
  challenge: string | null;
}

/** Opens a challenge; whoever has its ticket may answer it, once. */
export async function openChallenge(
  ctx: AppContext,
  values: { userId: number; purpose: FactorChallengePurpose; challenge: string | null },
): Promise<string> {
  const ticket = createSecret();
  const expiresAt = new Date(ctx.clock().getTime() + challengeMinutes * 60_000);
  await ctx.db.factorChallenge.create({ data: { hash: digestOf(ticket), expiresAt, ...values } });
  return ticket;
}

/** The challenge of a ticket. Throws `challenge_over` (400) when it was answered, or waits no more. */
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

/** Uses a challenge up; of two who answer it at once, one is let on. */
export async function closeChallenge(tx: Transaction, { ticket }: Challenge): Promise<void> {
  const { count } = await tx.factorChallenge.deleteMany({ where: { hash: digestOf(ticket) } });
  if (!count) throw challengeOver();
}

/** Forgets challenges that nobody answered. */
export async function deleteOldChallenges(ctx: AppContext): Promise<void> {
  await ctx.db.factorChallenge.deleteMany({ where: { expiresAt: { lt: ctx.clock() } } });
}

export function challengeOver(): ApiError {
  return new ApiError(400, 'challenge_over', 'This took too long, or was answered already. Please start again.');
}
