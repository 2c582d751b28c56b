import type { EndpointInput } from '@africanscity/contracts/endpoint';
import type { savePropertyEvaluation as endpoint } from '@africanscity/contracts/property-evaluations';
import type { RequestContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { consume } from '../../http/limits.ts';
import { networkOf } from '../../network-of.ts';
import { getCompanyDetails } from '../contact/get-company-details.ts';
import { mayConfirmTo } from '../contact/may-confirm-to.ts';
import { maySeeListing } from '../listings/policy.ts';
import { enqueueMail, wakeMailDelivery } from '../mails/enqueue-mail.ts';
import { listingName } from '../property-requests/named-listing.ts';
import { evaluationConfirmationMail, evaluationMail } from './mails/evaluation.ts';
import { holdAccounts } from '../users/hold-accounts.ts';

/** Keeps the wish for an evaluation, and mails it to the company. A bot that filled the hidden field hears of success. */
export async function savePropertyEvaluation(
  ctx: RequestContext,
  input: EndpointInput<typeof endpoint>,
): Promise<void> {
  const { fax, ...evaluation } = input;
  if (fax !== '') return;
  const property = await ctx.db.property.findUnique({ where: { id: input.propertyId } });
  if (!property || !maySeeListing(ctx.actor, property)) throw new NotFound('This listing');
  await consume(ctx, 'savePropertyEvaluation', networkOf(ctx.address));
  const company = await getCompanyDetails(ctx);
  const confirms = await mayConfirmTo(ctx, input.email);
  const listing = { name: listingName(property), url: `${ctx.config.publicUrl}/property?id=${property.id}` };
  await ctx.db.$transaction(async (tx) => {
    if (ctx.actor) await holdAccounts(ctx, tx);
    await tx.propertyEvaluation.create({
      data: { ...evaluation, userId: ctx.actor?.userId ?? null, createdAt: ctx.clock() },
    });
    await enqueueMail(ctx, tx, { to: company.email, replyTo: input.email, ...evaluationMail(evaluation, listing) });
    if (confirms) await enqueueMail(ctx, tx, { to: input.email, ...evaluationConfirmationMail() });
  });
  await wakeMailDelivery(ctx);
}
