import type { PersonalMessage } from '@africanscity/contracts/companies/directory';
import type { User } from '@africanscity/db/generated/client';
import type { RequestContext } from '../../context.ts';
import { Conflict } from '../../errors.ts';
import { consume, type LimitName, mayConsume } from '../limits.ts';
import { networkOf } from '../../network.ts';
import { type RenderedEmail, renderEmail } from './email-template.ts';
import { enqueueEmail } from './emails.ts';

/** Whether mail of strangers may be sent to somebody: only to an address that its owner confirmed. */
export function isReachable(user: Pick<User, 'emailVerifiedAt' | 'disabledAt'>): boolean {
  return user.emailVerifiedAt !== null && user.disabledAt === null;
}

/**
 * Whether our team emails somebody about what they did here: to a confirmed address, or to the one with which they signed up.
 * Addresses of imports, which have no password, hear nothing.
 */
export function hearsFromUs(user: Pick<User, 'emailVerifiedAt' | 'disabledAt' | 'passwordHash'>): boolean {
  return user.disabledAt === null && (user.emailVerifiedAt !== null || user.passwordHash !== null);
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
    throw new Conflict('not_reachable', 'They haven’t confirmed an email address yet, so email can’t reach them.');
  }
  await consume(ctx, limit, networkOf(ctx.address));
  for (const { id } of readers) await consume(ctx, 'messagesToOnePerson', id);
  await ctx.db.$transaction(async (tx) => {
    for (const reader of readers) {
      const rendered = personalMessageEmail(reader, message, ctx.config);
      await enqueueEmail(ctx, tx, { to: reader.email, replyTo: message.email, ...rendered });
    }
  });
}

/** To somebody who offers properties; replying reaches the sender. `about` names what was written to. */
function personalMessageEmail(
  reader: { name: string },
  { name, email, phone, message, about }: PersonalMessage & { about: string },
  config: { publicUrl: string },
): RenderedEmail {
  return renderEmail({
    subject: 'You have a message on AfricansCity',
    name: reader.name,
    paragraphs: [
      `${name} wrote to ${about}:`,
      message,
      [`Email: ${email}`, phone && `Phone: ${phone}`].filter(Boolean).join('\n'),
    ],
    remarks: [
      'Reply to this email to answer. Never send money to someone you haven’t met.',
      `If it is spam or worse, tell us: ${config.publicUrl}/contact`,
    ],
  });
}

/** Whether to confirm a form by mail: a stranger may have typed the address, so it hears from us a few times only. */
export async function mayConfirmTo(ctx: RequestContext, email: string): Promise<boolean> {
  return mayConsume(ctx, 'confirmationByEmail', email.toLowerCase());
}
