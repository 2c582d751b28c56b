import type { FactorChallenge } from '@africanscity/contracts/second-factor';
import type { Transaction } from '@africanscity/db/client';
import type { AppContext } from '../../context.ts';
import { type ApiError, InvalidInput } from '../../errors.ts';
import { consume, giveBack, type LimitName } from '../../http/limits.ts';
import { enqueueMail } from '../mails/enqueue-mail.ts';
import { type Challenge, openChallenge } from './challenges.ts';
import { hasFactor, readFactors } from './factors.ts';
import { secondFactorChangedMail } from './mails/second-factor-changed.ts';
import { passkeyRefused, passkeyRequest, usePasskey } from './passkeys.ts';
import { useRecoveryCode } from './recovery-codes.ts';
import { useTimeCode, wrongCode } from './time-codes.ts';

/** What somebody sends to prove who they are: one of these. */
export interface Proof {
  code?: string;
  recoveryCode?: string;
  passkey?: string;
}

/** Opens a challenge, and says by what it can be answered. */
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

/** Which limits guesses of a kind count towards; codes have one for the day as well, since they are short. */
export function limitsOf(proof: Proof): LimitName[] {
  const given = [proof.code, proof.recoveryCode, proof.passkey].filter(Boolean);
  if (given.length !== 1)
    throw new InvalidInput([{ field: 'code', defaultMessage: 'must not be blank: type a code, or use a passkey' }]);
  if (proof.code) return ['secondFactorCode', 'secondFactorCodeADay'];
  return [proof.recoveryCode ? 'recoveryCode' : 'passkey'];
}

/** Counts a guess; only wrong ones stay counted. */
export async function countingGuesses<Result>(
  ctx: AppContext,
  names: LimitName[],
  userId: number,
  check: () => Promise<Result>,
): Promise<Result> {
  for (const name of names) await consume(ctx, name, userId);
  const result = await check();
  for (const name of names) await giveBack(ctx, name, userId);
  return result;
}

/**
 * Uses up what proves who somebody is; what is wrong with it, or null. Needs the user locked. Told and not
 * thrown, since a passkey's challenge is used up also when the passkey is refused.
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
    return new InvalidInput([{ field: 'recoveryCode', defaultMessage: 'is not right, or was used already' }]);
  const user = await tx.user.findUniqueOrThrow({ where: { id: userId } });
  const left = await tx.recoveryCode.count({ where: { userId } });
  const what = `A recovery code was used on your account just now. ${left} are left.`;
  await enqueueMail(ctx, tx, { to: user.email, ...secondFactorChangedMail(user, what, ctx.config) });
  return null;
}
