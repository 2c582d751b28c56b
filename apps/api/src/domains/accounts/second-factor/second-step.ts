import * as texts from '@africanscity/messages/accounts';
import type { Token } from '@africanscity/contracts/accounts/login';
import type { calls } from '@africanscity/contracts/accounts/calls';
import type { RequestContext } from '../../../context.ts';
import { ApiError, Conflict, InvalidInput } from '../../../errors.ts';
import { consume } from '../../../kernel/limits.ts';
import { networkOf } from '../../../network.ts';
import { lockAccounts } from '../lock-accounts.ts';
import { checkPassword } from '../passwords.ts';
import { openSession, type SignToken } from '../sessions.ts';
import { challengeOver, closeChallenge, readChallenge } from './challenges.ts';
import { presentChallenge, proveFactor } from './confirmation.ts';
import { countingGuesses, loginCounters, type Proof, warnOfWrongCodes } from './guesses.ts';
import { rememberDevice } from './known-devices.ts';
import { hasSecondFactor } from '../../../kernel/second-factor.ts';
import type { Verb } from '../../../verb.ts';

/** Error of a right password alone: existing clients have no second step. */
export function mfaRequired(publicUrl: string): ApiError {
  return new ApiError(403, 'mfa_required', texts.accountLogsSecondStep({ publicUrl }));
}

export const startSecondStep: Verb<typeof calls.startSecondStep> = async (ctx, input) => {
  const { id } = await checkPassword(ctx, input);
  if (!(await hasSecondFactor(ctx.db, id))) throw new Conflict('no_second_factor', texts.accountLogsByPassword());
  return presentChallenge(ctx, id, 'log_in');
};

/** Of several answers to one challenge, or uses of one code, one gets a session. */
export async function logInBySecondStep(
  ctx: RequestContext,
  { ticket, ...proof }: { ticket: string } & Proof,
  sign: SignToken,
): Promise<Token> {
  await consume(ctx, 'secondStepByNetwork', networkOf(ctx.address));
  const { userId } = await readChallenge(ctx, ctx.db, 'log_in', ticket);
  const user = await ctx.db.user.findUnique({ where: { id: userId }, select: { id: true, passwordHash: true } });
  if (!user) throw challengeOver();
  return countingGuesses(ctx, loginCounters(ctx, user, proof), async () => {
    const outcome = await ctx.db.$transaction(async (tx) => {
      // A change of the password or of factors deletes the challenge under the same lock.
      await lockAccounts(tx, [userId]);
      const challenge = await readChallenge(ctx, tx, 'log_in', ticket);
      const fault = await proveFactor(ctx, tx, challenge, proof);
      if (!fault || proof.passkey) await closeChallenge(tx, challenge);
      return fault ?? (await openSession(ctx, tx, userId, sign)) ?? challengeOver();
    });
    if (outcome instanceof InvalidInput && proof.code) await warnOfWrongCodes(ctx, user);
    if (outcome instanceof Error) throw outcome;
    rememberDevice(ctx, user);
    return outcome;
  });
}
