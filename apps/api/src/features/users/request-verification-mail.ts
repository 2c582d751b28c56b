import type { RequestContext } from '../../context.ts';
import { consume } from '../../http/limits.ts';
import { readOwnUser } from '../auth/read-own-user.ts';
import { enqueueMail, wakeMailDelivery } from '../mails/enqueue-mail.ts';
import { createLink } from './links.ts';
import { confirmEmailMail } from './mails/confirm-email.ts';

/** Mails the link once more, to the address that waits to be confirmed. Does nothing when none does. */
export async function requestVerificationMail(ctx: RequestContext): Promise<void> {
  const user = await readOwnUser(ctx);
  const waiting = await ctx.db.accountToken.findFirst({
    where: { userId: user.id, purpose: 'verify_email' },
    select: { email: true, sessionId: true },
  });
  const email = waiting?.email ?? user.email;
  const sessionId = waiting?.sessionId ?? undefined;
  const isCurrent = email.toLowerCase() === user.email.toLowerCase();
  if (isCurrent && user.emailVerifiedAt) return;
  await consume(ctx, 'verificationMail', user.id);
  // An address that another account took in the meantime must not receive a link to this one.
  const taken = !isCurrent && (await ctx.db.user.findUnique({ where: { email }, select: { id: true } }));
  if (taken) return;
  await ctx.db.$transaction(async (tx) => {
    const link = await createLink(ctx, tx, { userId: user.id, purpose: 'verify_email', email, sessionId });
    await enqueueMail(ctx, tx, {
      to: email,
      expiresAt: link.expiresAt,
      ...confirmEmailMail(link, { isNew: isCurrent }),
    });
  });
  await wakeMailDelivery(ctx);
}
