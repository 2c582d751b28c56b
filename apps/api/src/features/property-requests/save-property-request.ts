import type { EndpointInput } from '@africanscity/contracts/endpoint';
import type { savePropertyRequest as endpoint } from '@africanscity/contracts/property-requests';
import type { RequestContext } from '../../context.ts';
import { consume } from '../../http/limits.ts';
import { networkOf } from '../../network-of.ts';
import { getCompanyDetails } from '../contact/get-company-details.ts';
import { enqueueMail, wakeMailDelivery } from '../mails/enqueue-mail.ts';
import { propertyRequestMail } from './property-request-mail.ts';

/** Keeps what somebody looks for, and mails it to the company. A bot that filled the hidden field hears of success. */
export async function savePropertyRequest(ctx: RequestContext, input: EndpointInput<typeof endpoint>): Promise<void> {
  const { fax, ...request } = input;
  if (fax !== '') return;
  await consume(ctx, 'savePropertyRequest', networkOf(ctx.address));
  const company = await getCompanyDetails(ctx);
  await ctx.db.$transaction(async (tx) => {
    await tx.propertyRequest.create({ data: { ...request, userId: ctx.actor?.userId ?? null } });
    await enqueueMail(ctx, tx, { to: company.email, replyTo: request.email, ...propertyRequestMail(request) });
  });
  await wakeMailDelivery(ctx);
}
