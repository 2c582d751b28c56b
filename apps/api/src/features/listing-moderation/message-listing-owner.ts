import type { RequestContext } from '../../context.ts';
import { Conflict, NotFound } from '../../errors.ts';
import { recordAct } from '../admin/record-act.ts';
import { getCompanyDetails } from '../contact/get-company-details.ts';
import { isReachable } from '../contact/send-personal-message.ts';
import { enqueueMail, wakeMailDelivery } from '../mails/enqueue-mail.ts';
import { messageToOwnerMail } from './mails/message-to-owner.ts';

/** Mails the owner of a listing. Throws Conflict when no confirmed address of theirs is known. */
export async function messageListingOwner(ctx: RequestContext, input: { id: number; message: string }): Promise<void> {
  const listing = await ctx.db.property.findUnique({ where: { id: input.id }, include: { owner: true } });
  if (!listing) throw new NotFound('This listing');
  const { owner } = listing;
  if (!isReachable(owner)) {
    throw new Conflict('not_reachable', 'The owner has not confirmed an email address, so mail does not reach them.');
  }
  const company = await getCompanyDetails(ctx);
  await ctx.db.$transaction(async (tx) => {
    const letter = messageToOwnerMail(owner, listing, input.message, ctx.config);
    await enqueueMail(ctx, tx, { to: owner.email, replyTo: company.email, ...letter });
    await recordAct(ctx, tx, { action: 'messageListingOwner', subject: `property ${listing.id}` });
  });
  await wakeMailDelivery(ctx);
}
