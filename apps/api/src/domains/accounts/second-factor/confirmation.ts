import * as texts from '@africanscity/messages/accounts';
import type { FactorChallenge } from '@africanscity/contracts/accounts/second-factor';
import type { calls } from '@africanscity/contracts/accounts/calls';
import type { Transaction } from '@africanscity/db/client';
import type { AppContext, RequestContext } from '../../../context.ts';
import { type ApiError, InvalidInput } from '../../../errors.ts';
import { actorOf } from '../../../kernel/caller.ts';
import { lockCaller } from '../lock-accounts.ts';
import { readOwnUser } from '../logged-in-user.ts';
import { verifyPassword } from '../passwords.ts';
import { type Challenge, challengeOver, closeChallenge, openChallenge, readChallenge } from './challenges.ts';
import { hasFactor, readFactors, tellOwner } from './factors.ts';
import { countingGuesses, type Proof, sessionCounters } from './guesses.ts';
import { passkeyRefused, passkeyRequest, usePasskey } from './passkeys.ts';
import { useRecoveryCode } from './recovery-codes.ts';
import { useTimeCode, wrongCode } from './time-codes.ts';
import { hasSecondFactor } from '../../../kernel/second-factor.ts';
import type { Verb } from '../../../verb.ts';

export async function startConfirmation(ctx: RequestContext): Promise<FactorChallenge> {
  return presentChallenge(ctx, actorOf(ctx).userId, 'confirm');
}

/** Where there is a second factor, the password alone proves nothing. */
export const confirmIdentity: Verb<typeof calls.confirmIdentity> = async (ctx, { ticket, password, ...proof }) => {
  const { userId, sessionId } = actorOf(ctx);
  const needsFactor = await hasSecondFactor(ctx.db, userId);
  const counters = needsFactor
    ? sessionCounters(ctx, proof)
    : [{ name: 'updateUserPassword' as const, key: String(userId) }];
  await countingGuesses(ctx, counters, async () => {
    if (!needsFactor) await checkOwnPassword(ctx, password ?? '');
    const fault = await ctx.db.$transaction(async (tx) => {
      await lockCaller(ctx, tx);
      const challenge = await readChallenge(ctx, tx, 'confirm', ticket);
      if (challenge.userId !== userId) throw challengeOver();
      const wrong = needsFactor ? await proveFactor(ctx, tx, challenge, proof) : null;
      if (!wrong || proof.passkey) await closeChallenge(tx, challenge);
      if (!wrong) await tx.session.update({ where: { id: sessionId }, data: { confirmedAt: ctx.clock() } });
      return wrong;
    });
    if (fault) throw fault;
  });
};

async function checkOwnPassword(ctx: RequestContext, password: string): Promise<void> {
  const { passwordHash } = await readOwnUser(ctx);
  if (await verifyPassword(password, passwordHash)) return;
  const defaultMessage = passwordHash ? texts.passwordNotRight() : texts.cannotCheckedSinceAccount();
  throw new InvalidInput([{ field: 'password', defaultMessage }]);
}

/** Opens a challenge, and lists the ways to answer it. */
export async function presentChallenge(
  ctx: AppContext,
  userId: number,
  purpose: 'log_in' | 'confirm',
): Promise<FactorChallenge> {
  const factors = await readFactors(ctx.db, userId);
  const passkeyOptions = await passkeyRequest(ctx, factors);
  const ticket = await openChallenge(ctx, { userId, purpose, challenge: passkeyOptions?.challenge ?? null });
  return {
    ticket,
    password: !hasFactor(factors),
    timeCode: factors.timeCode,
    recoveryCode: hasFactor(factors) && factors.recoveryCode,
    passkeyOptions: passkeyOptions && JSON.stringify(passkeyOptions),
  };
}

/**
 * Uses up a proof of identity. Returns its fault, or null. Needs the user locked. Returns instead of throwing, because a
 * passkey's challenge is used up also when the passkey is refused.
 */
export async function proveFactor(
  ctx: AppContext,
  tx: Transaction,
  challenge: Challenge,
  proof: Proof,
): Promise<ApiError | null> {
  const { userId } = challenge;
  if (proof.passkey) return (await usePasskey(ctx, tx, challenge, proof.passkey)) ? null : passkeyRefused();
  if (proof.code) return (await useTimeCode(ctx, tx, userId, proof.code)) ? null : wrongCode();
  if (!(await useRecoveryCode(tx, userId, proof.recoveryCode ?? '')))
    return new InvalidInput([{ field: 'recoveryCode', defaultMessage: texts.notRightUsedAlready() }]);
  const user = await tx.user.findUniqueOrThrow({ where: { id: userId } });
  const left = await tx.recoveryCode.count({ where: { userId } });
  await tellOwner(ctx, tx, user, () => texts.recoveryCodeUsedAccount({ left }));
  return null;
}
