import * as texts from '@africanscity/messages/site';
import type { PersonalMessage } from '@africanscity/contracts/companies/directory';
import type { User } from '@africanscity/db/generated/client';
import type { Config, RequestContext } from '../../context.ts';
import { Conflict } from '../../errors.ts';
import { consume, type LimitName, mayConsume } from '../limits.ts';
import { networkOf } from '../../network.ts';
import { type EmailContent, emailIn } from './email-template.ts';
import { enqueueEmail } from './emails.ts';

/** Returns whether strangers may email a user: only at a confirmed address. */
export function isReachable(user: Pick<User, 'emailVerifiedAt' | 'disabledAt'>): boolean {
  return user.emailVerifiedAt !== null && user.disabledAt === null;
}

/**
 * Returns whether our team may email a user about their actions here: at a confirmed address, or at the one of their sign-up.
 * Imported addresses, which have no password, get no email.
 */
export function hearsFromUs(user: Pick<User, 'emailVerifiedAt' | 'disabledAt' | 'passwordHash'>): boolean {
  return user.disabledAt === null && (user.emailVerifiedAt !== null || user.passwordHash !== null);
}

/**
 * Emails a stranger's message to users, within limits of the sender's network and of each reader. Throws Conflict when no
 * reader can be reached.
 */
export async function sendPersonalMessage(
  ctx: RequestContext,
  limit: LimitName,
  people: User[],
  message: PersonalMessage & { about: string },
): Promise<void> {
  const readers = people.filter(isReachable);
  if (readers.length === 0) {
    throw new Conflict('not_reachable', texts.readerNotReachable());
  }
  await consume(ctx, limit, networkOf(ctx.address));
  for (const { id } of readers) await consume(ctx, 'messagesToOnePerson', id);
  await ctx.db.$transaction(async (tx) => {
    for (const reader of readers) {
      const rendered = emailIn(reader, () => personalMessageEmail(reader, message, ctx.config));
      await enqueueEmail(ctx, tx, { to: reader.email, replyTo: message.email, ...rendered });
    }
  });
}

/** Renders a message to an owner or agency; replies reach the sender. `about` names the subject of the message. */
function personalMessageEmail(
  reader: { name: string },
  { name, email, phone, message, about }: PersonalMessage & { about: string },
  config: Pick<Config, 'brand' | 'publicUrl'>,
): EmailContent {
  return {
    subject: texts.haveMessageOn({ brand: config.brand.name }),
    name: reader.name,
    paragraphs: [
      texts.wroteAbout({ name, about }),
      message,
      [texts.emailLine({ email }), phone && texts.phoneLine({ phone })].filter(Boolean).join('\n'),
    ],
    remarks: [texts.replyEmailAnswerNever(), texts.tellUsOfSpam({ publicUrl: config.publicUrl })],
  };
}

/** Returns whether to confirm a form by email: a stranger may have typed the address, so it gets few of them. */
export async function mayConfirmTo(ctx: RequestContext, email: string): Promise<boolean> {
  return mayConsume(ctx, 'confirmationByEmail', email.toLowerCase());
}
