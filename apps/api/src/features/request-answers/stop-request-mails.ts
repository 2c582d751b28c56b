import type { RequestContext } from '../../context.ts';
import { endRequestMails } from '../property-requests/end-request-mails.ts';
import { ownerOfStopToken } from '../property-requests/stop-mails-link.ts';
import { invalidLink } from '../users/links.ts';

export async function stopRequestMails(ctx: RequestContext, input: { token: string }): Promise<void> {
  const id = ownerOfStopToken(ctx.config, input.token);
  if (id === null) throw invalidLink();
  await endRequestMails(ctx, id);
}
