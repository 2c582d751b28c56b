import type { User } from '@africanscity/db/generated/client';
import type { RequestContext } from '../../context.ts';
import { consume } from '../../http/limits.ts';
import { enqueueMail, wakeMailDelivery } from '../mails/enqueue-mail.ts';
import { createLink } from './links.ts';
import { accountExistsMail } from './mails/account-exists.ts';
import { confirmEmailMail } from './mails/confirm-email.ts';
import { emailChangeRequestedMail } from './mails/email-change-requested.ts';

/**
 * Mails a link to a new address, and a notice to the present one. Whether the new address belongs to
 * another account shows only in the mail that its owner gets.
 */
export async function requestEmailChange(ctx: RequestContext, user: User, email: string): Promise<void> {
  const waiting = await ctx.db.accountToken.findFirst({
    where: { userId: user.id, purpose: 'verify_email', email, expiresAt: { gt: ctx.clock() } },
  });
  if (waiting) return;
  await consume(ctx, 'verificationMail', user.id);
  await ctx.db.$transaction(async (tx) => {
    const taken = await tx.user.findUnique({ where: { email }, select: { id: true } });
    const link = await createLink(ctx, tx, { userId: user.id, purpose: 'verify_email', email });
    await enqueueMail(ctx, tx, {
      to: email,
      ...(taken ? accountExistsMail(ctx.config) : confirmEmailMail(link, { isNew: false })),
    });
    await enqueueMail(ctx, tx, { to: user.email, ...emailChangeRequestedMail(user, ctx.config) });
  });
  await wakeMailDelivery(ctx);
}
