import * as texts from '@africanscity/messages/messages';
import { isCaught } from '../../kernel/spam-forms.ts';
import { language } from '@africanscity/messages/language';
import type { RequestContext } from '../../context.ts';
import { getCompanyDetails } from '../../kernel/company-details.ts';
import { consume } from '../../kernel/limits.ts';
import { plainName } from '../../kernel/people.ts';
import { networkOf } from '../../network.ts';
import type { EmailContent } from '../../kernel/outbox/email-template.ts';
import { enqueueEmail, enqueueTeamEmail } from '../../kernel/outbox/emails.ts';
import { mayConfirmTo } from '../../kernel/outbox/personal-message.ts';
import { typistOf } from '../accounts/logged-in-user.ts';

interface Input {
  surname: string;
  name: string;
  email: string;
  message: string;
  subject: string;
  topping: string;
}

/**
 * Stores a message, and emails it to the company. A form whose hidden field is filled gets a success response, and is stored
 * as spam.
 */
export async function saveContactMessage(ctx: RequestContext, input: Input): Promise<void> {
  if (await isCaught(ctx, 'saveContactMessage', input)) return;
  await consume(ctx, 'saveContactMessage', networkOf(ctx.address));
  const { surname, name, email, message, subject } = input;
  const company = await getCompanyDetails(ctx);
  const confirms = await mayConfirmTo(ctx, email);
  const typedBy = await typistOf(ctx, email);
  await ctx.db.$transaction(async (tx) => {
    await tx.contactMessage.create({ data: { surname, name, email, message, subject, language: language() } });
    await enqueueTeamEmail(ctx, tx, { to: company.email, replyTo: email }, () => contactMessageEmail(input));
    if (confirms) await enqueueEmail(ctx, tx, { to: email, typedBy, ...contactConfirmationEmail() });
  });
}

/** Contains none of the typed text, because the address may be another person's. */
function contactConfirmationEmail(): EmailContent {
  return {
    subject: texts.weHaveYourMessage(),
    paragraphs: [texts.thankWritingUsWe()],
    remarks: [texts.ifDidntWriteUs()],
  };
}

/** Email to the company; replies reach the sender. */
function contactMessageEmail(input: {
  surname: string;
  name: string;
  email: string;
  message: string;
  subject: string;
}): EmailContent {
  const subject = input.subject.replace(/\s+/g, ' ').trim();
  return {
    subject: subject ? texts.messageFromTheSite({ subject }) : texts.messageFromContactForm(),
    paragraphs: [`${plainName(input)} (${input.email}) wrote:`, input.message],
    remarks: [texts.replyEmailAnswer()],
  };
}
