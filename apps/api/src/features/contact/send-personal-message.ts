import type { PersonalMessage } from '@africanscity/contracts/directory';
import type { User } from '@africanscity/db/generated/client';
import type { RequestContext } from '../../context.ts';
import { Conflict } from '../../errors.ts';
import { consume, type LimitName } from '../../http/limits.ts';
import { networkOf } from '../../network-of.ts';
import { enqueueMail, wakeMailDelivery } from '../mails/enqueue-mail.ts';
import { personalMessageMail } from './mails/personal-message.ts';

/** Whether mail of strangers may be sent to somebody: only to an address that its owner confirmed. */
export function isReachable(user: Pick<User, 'emailVerifiedAt' | 'disabledAt'>): boolean {
  return user.emailVerifiedAt !== null && user.disabledAt === null;
}

/**
 * Mails a stranger's message to people of the site, within limits of the sender's network and of each
 * reader. Throws Conflict when it reaches nobody.
 */
export async function sendPersonalMessage(
  ctx: RequestContext,
  limit: LimitName,
  people: User[],
  message: PersonalMessage & { about: string },
): Promise<void> {
  const readers = people.filter(isReachable);
  if (readers.length === 0) {
    throw new Conflict('not_reachable', 'They have not confirmed an email address yet, so mail does not reach them.');
  }
  await consume(ctx, limit, networkOf(ctx.address));
  for (const { id } of readers) await consume(ctx, 'messagesToOnePerson', id);
  await ctx.db.$transaction(async (tx) => {
    for (const reader of readers) {
      const letter = personalMessageMail(reader, message, ctx.config);
      await enqueueMail(ctx, tx, { to: reader.email, replyTo: message.email, ...letter });
    }
  });
  await wakeMailDelivery(ctx);
}
