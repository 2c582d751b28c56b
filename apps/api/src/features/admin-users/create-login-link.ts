import type { RequestContext } from '../../context.ts';
import { Conflict } from '../../errors.ts';
import { recordAct } from '../admin/record-act.ts';
import { enqueueMail, wakeMailDelivery } from '../mails/enqueue-mail.ts';
import { hasFactor, readFactors } from '../second-factor/factors.ts';
import { createLink } from '../users/links.ts';
import { lockUser } from './lock-user.ts';
import { loginLinkMadeMail } from './mails/login-link-made.ts';

/** Whoever makes a link could use it themselves; the log and the mail to the user are what keeps it honest. */
export async function createLoginLink(
  ctx: RequestContext,
  { userId, reason }: { userId: number; reason: string },
): Promise<{ url: string; expiresAt: string }> {
  const link = await ctx.db.$transaction(async (tx) => {
    const user = await lockUser(ctx, tx, userId);
    if (user.disabledAt) throw new Conflict('disabled', 'A disabled user cannot log in. Enable them first.');
    // One administrator must not act in the name of another.
    if (user.role === 'ADMIN') throw new Conflict('administrator', 'Administrators log in by their password alone.');
    if (hasFactor(await readFactors(tx, userId)))
      throw new Conflict('second_factor', 'This user logs in with a second step. Reset it first, if they lost it.');
    const made = await createLink(ctx, tx, { userId, purpose: 'log_in', email: user.email });
    await enqueueMail(ctx, tx, { to: user.email, ...loginLinkMadeMail(user) });
    await recordAct(ctx, tx, { action: 'createLoginLink', subject: `user ${userId}`, reason });
    return made;
  });
  await wakeMailDelivery(ctx);
  return { url: link.url, expiresAt: link.expiresAt.toISOString() };
}
