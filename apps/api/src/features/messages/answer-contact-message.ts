import { actorOf } from '../../actor-of.ts';
import type { RequestContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { recordAct } from '../admin/record-act.ts';
import { getCompanyDetails } from '../contact/get-company-details.ts';
import { enqueueMail, wakeMailDelivery } from '../mails/enqueue-mail.ts';
import { answerMail } from './mails/answer.ts';

/** Mails an answer and keeps it. What is answered is done with. */
export async function answerContactMessage(ctx: RequestContext, input: { id: number; message: string }): Promise<void> {
  const company = await getCompanyDetails(ctx);
  await ctx.db.$transaction(async (tx) => {
    const asked = await tx.contactMessage.findUnique({ where: { id: input.id } });
    if (!asked) throw new NotFound('This message');
    await tx.contactAnswer.create({
      data: { messageId: asked.id, authorId: actorOf(ctx).userId, message: input.message, createdAt: ctx.clock() },
    });
    await tx.contactMessage.update({
      where: { id: asked.id },
      data: { handledAt: asked.handledAt ?? ctx.clock() },
    });
    await enqueueMail(ctx, tx, { to: asked.email, replyTo: company.email, ...answerMail(asked, input.message) });
    await recordAct(ctx, tx, { action: 'answerContactMessage', subject: `message ${asked.id}` });
  });
  await wakeMailDelivery(ctx);
}
