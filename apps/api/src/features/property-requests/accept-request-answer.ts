import type { RequestContext } from '../../context.ts';
import { enqueueMail, wakeMailDelivery } from '../mails/enqueue-mail.ts';
import { acceptedMail, ownerContactMail } from './mails/accepted.ts';
import { contactOf } from './present.ts';
import { requestUrl } from './request-keys.ts';
import { undecidedAnswer } from './undecided-answer.ts';

/** Makes the requester and one owner known to each other. */
export async function acceptRequestAnswer(ctx: RequestContext, input: { id: number; token?: string }): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    const { request, answer } = await undecidedAnswer(ctx, tx, input);
    const acceptedAt = ctx.clock();
    await tx.propertyRequest.update({ where: { id: request.id }, data: { acceptedAt } });
    await tx.propertyRequestAnswer.update({ where: { id: answer.id }, data: { acceptedAt } });
    const page = `${ctx.config.publicUrl}/requests?tab=for-me`;
    await enqueueMail(ctx, tx, {
      to: answer.owner.email,
      replyTo: request.email,
      ...acceptedMail(answer.owner, request, page),
    });
    await enqueueMail(ctx, tx, {
      to: request.email,
      replyTo: answer.owner.email,
      ...ownerContactMail(request, contactOf(answer.owner), await requestUrl(ctx, tx, request)),
    });
  });
  await wakeMailDelivery(ctx);
}
