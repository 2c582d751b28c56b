import type { FactorChallenge } from '@africanscity/contracts/second-factor';
import { actorOf } from '../../actor-of.ts';
import type { RequestContext } from '../../context.ts';
import { InvalidInput } from '../../errors.ts';
import { verifyPassword } from '../auth/passwords.ts';
import { readOwnUser } from '../auth/read-own-user.ts';
import { wakeMailDelivery } from '../mails/enqueue-mail.ts';
import { lockCaller } from '../users/hold-accounts.ts';
import { challengeOver, closeChallenge, readChallenge } from './challenges.ts';
import { hasFactor, readFactors } from './factors.ts';
import { countingGuesses, limitsOf, presentChallenge, type Proof, proveFactor } from './prove.ts';

export async function startConfirmation(ctx: RequestContext): Promise<FactorChallenge> {
  return presentChallenge(ctx, actorOf(ctx).userId, 'confirm');
}

/** Where there is a second factor, the password alone proves nothing. */
export async function confirmIdentity(
  ctx: RequestContext,
  { ticket, password, ...proof }: { ticket: string; password?: string } & Proof,
): Promise<void> {
  const { userId, sessionId } = actorOf(ctx);
  const needsFactor = hasFactor(await readFactors(ctx.db, userId));
  await countingGuesses(ctx, needsFactor ? limitsOf(proof) : ['updateUserPassword'], userId, async () => {
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
  await wakeMailDelivery(ctx);
}

async function checkOwnPassword(ctx: RequestContext, password: string): Promise<void> {
  const { passwordHash } = await readOwnUser(ctx);
  if (await verifyPassword(password, passwordHash)) return;
  const defaultMessage = passwordHash
    ? 'is not right'
    : 'cannot be checked, since this account has none: choose one by “Reset password” on the login page';
  throw new InvalidInput([{ field: 'password', defaultMessage }]);
}
