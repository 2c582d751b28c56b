import type { RequestContext } from '../../context.ts';
import { Conflict } from '../../errors.ts';
import { recordAct } from '../admin/record-act.ts';
import { enqueueMail, wakeMailDelivery } from '../mails/enqueue-mail.ts';
import { createLink } from '../users/links.ts';
import { confirmEmailMail } from '../users/mails/confirm-email.ts';
import { lockUser } from './lock-user.ts';

/** A change of address that waits to be confirmed is given up: the link is for the address they have. */
export async function sendUserVerification(
  ctx: RequestContext,
  { userId, reason }: { userId: number; reason: string },
): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    const user = await lockUser(ctx, tx, userId);
    if (user.disabledAt)
      throw new Conflict('disabled', 'A disabled user cannot confirm an address. Enable them first.');
    if (user.emailVerifiedAt) throw new Conflict('verified', 'This address is confirmed already.');
    const link = await createLink(ctx, tx, { userId, purpose: 'verify_email', email: user.email });
    await enqueueMail(ctx, tx, {
      to: user.email,
      expiresAt: link.expiresAt,
      ...confirmEmailMail(link, { isNew: true }),
    });
    await recordAct(ctx, tx, { action: 'sendUserVerification', subject: `user ${userId}`, reason });
  });
  await wakeMailDelivery(ctx);
}
