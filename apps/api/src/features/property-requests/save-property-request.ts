import type { EndpointInput } from '@africanscity/contracts/endpoint';
import type { savePropertyRequest as endpoint } from '@africanscity/contracts/property-requests';
import type { RequestContext } from '../../context.ts';
import { consume } from '../../http/limits.ts';
import { networkOf } from '../../network-of.ts';
import { getCompanyDetails } from '../contact/get-company-details.ts';
import { mayConfirmTo } from '../contact/may-confirm-to.ts';
import { enqueueMail, wakeMailDelivery } from '../mails/enqueue-mail.ts';
import { followRequestMail } from './mails/follow-request.ts';
import { propertyRequestMail } from './mails/property-request.ts';
import { askForMatches } from './match-property-request.ts';
import { createRequestLink } from './request-keys.ts';
import { holdAccounts } from '../users/hold-accounts.ts';

/**
 * Keeps what somebody looks for, and mails it to the company. Owners hear of it only when the address is
 * known to be the requester's. A bot that filled the hidden field hears of success.
 */
export async function savePropertyRequest(
  ctx: RequestContext,
  input: EndpointInput<typeof endpoint>,
): Promise<{ confirm: boolean }> {
  const { fax, ...request } = input;
  if (fax !== '') return { confirm: false };
  await consume(ctx, 'savePropertyRequest', networkOf(ctx.address));
  const company = await getCompanyDetails(ctx);
  const isKnown = await hasConfirmed(ctx, request.email);
  const confirm = !isKnown && (await mayConfirmTo(ctx, request.email));
  const now = ctx.clock();
  const id = await ctx.db.$transaction(async (tx) => {
    if (ctx.actor) await holdAccounts(ctx, tx);
    const saved = await tx.propertyRequest.create({
      data: { ...request, userId: ctx.actor?.userId ?? null, createdAt: now, confirmedAt: isKnown ? now : null },
    });
    await enqueueMail(ctx, tx, { to: company.email, replyTo: request.email, ...propertyRequestMail(request) });
    if (confirm) {
      const url = await createRequestLink(ctx, tx, saved.id);
      await enqueueMail(ctx, tx, { to: request.email, ...followRequestMail(url) });
    }
    return saved.id;
  });
  await wakeMailDelivery(ctx);
  if (isKnown) await askForMatches(ctx, id);
  return { confirm };
}

/** Whether the caller is logged in and has confirmed this very address. */
async function hasConfirmed(ctx: RequestContext, email: string): Promise<boolean> {
  if (!ctx.actor) return false;
  const user = await ctx.db.user.findUnique({ where: { id: ctx.actor.userId } });
  if (!user?.emailVerifiedAt) return false;
  return user.email.toLowerCase() === email.toLowerCase();
}
