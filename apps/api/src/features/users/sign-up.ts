import type { SignUp } from '@africanscity/contracts/users';
import type { Transaction } from '@africanscity/db/client';
import type { z } from 'zod';
import type { RequestContext } from '../../context.ts';
import { InvalidInput, TooManyRequests } from '../../errors.ts';
import { consume } from '../../http/limits.ts';
import { networkOf } from '../../network-of.ts';
import { personNames, refuseImitation } from '../agencies/refuse-imitation.ts';
import { faultOfPassword } from '../auth/password-policy.ts';
import { hashPassword } from '../auth/passwords.ts';
import { enqueueMail, wakeMailDelivery } from '../mails/enqueue-mail.ts';
import { createLink, isReserved } from './links.ts';
import { accountExistsMail } from './mails/account-exists.ts';
import { confirmEmailMail } from './mails/confirm-email.ts';

/** Makes an account. For an address that has one, its owner gets a mail instead; the answer and its time are the same. */
export async function signUp(ctx: RequestContext, input: z.output<typeof SignUp>): Promise<void> {
  const fault = await faultOfPassword(input.password, input.email);
  if (fault) throw new InvalidInput([{ field: 'password', defaultMessage: fault }]);
  await refuseImitation(ctx, null, personNames(input));
  await consume(ctx, 'saveUser', networkOf(ctx.address));
  const mailed = await mayMail(ctx, input.email);
  const passwordHash = await hashPassword(input.password);
  await ctx.db.$transaction(async (tx) => {
    const { name, surname, email } = input;
    const [created] = await tx.user.createManyAndReturn({
      data: [{ name, surname, email, passwordHash }],
      select: { id: true },
      skipDuplicates: true,
    });
    // Asked after the row is made: a change of address that was under way at the same moment is seen by then.
    const reserved = created && (await isReserved(ctx, tx, email, created.id));
    if (reserved) await tx.user.delete({ where: { id: created.id } });
    if (!mailed) return;
    if (created && !reserved) await welcome(ctx, tx, created.id, email);
    else await enqueueMail(ctx, tx, { to: email, ...accountExistsMail(ctx.config) });
  });
  await wakeMailDelivery(ctx);
}

/** Too many mails to one address are not sent, and the answer does not tell. */
async function mayMail(ctx: RequestContext, email: string): Promise<boolean> {
  try {
    await consume(ctx, 'signUpMailByEmail', email.toLowerCase());
    return true;
  } catch (error) {
    if (error instanceof TooManyRequests) return false;
    throw error;
  }
}

async function welcome(ctx: RequestContext, tx: Transaction, userId: number, email: string): Promise<void> {
  const link = await createLink(ctx, tx, { userId, purpose: 'verify_email', email });
  await enqueueMail(ctx, tx, { to: email, expiresAt: link.expiresAt, ...confirmEmailMail(link, { isNew: true }) });
}
