import type { RequestContext } from '../../context.ts';
import { consume } from '../../http/limits.ts';
import { networkOf } from '../../network-of.ts';
import { enqueueMail, wakeMailDelivery } from '../mails/enqueue-mail.ts';
import { mayConfirmTo } from './may-confirm-to.ts';
import { getCompanyDetails } from './get-company-details.ts';
import { contactConfirmationMail } from './mails/contact-confirmation.ts';
import { contactMessageMail } from './mails/contact-message.ts';

interface Input {
  surname: string;
  name: string;
  email: string;
  message: string;
  subject: string;
  fax: string;
}

/** Keeps a message, and mails it to the company. A bot that filled the hidden field hears of success. */
export async function saveContactMessage(ctx: RequestContext, input: Input): Promise<void> {
  if (input.fax !== '') return;
  await consume(ctx, 'saveContactMessage', networkOf(ctx.address));
  const { surname, name, email, message, subject } = input;
  const company = await getCompanyDetails(ctx);
  const confirms = await mayConfirmTo(ctx, email);
  await ctx.db.$transaction(async (tx) => {
    await tx.contactMessage.create({ data: { surname, name, email, message, subject } });
    await enqueueMail(ctx, tx, { to: company.email, replyTo: email, ...contactMessageMail(input) });
    if (confirms) await enqueueMail(ctx, tx, { to: email, ...contactConfirmationMail() });
  });
  await wakeMailDelivery(ctx);
}
