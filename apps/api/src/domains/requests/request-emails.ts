import type { Config, RequestContext } from '../../context.ts';
import { actorOf } from '../../kernel/caller.ts';
import { isSigned, sign } from '../../kernel/secrets.ts';
import { invalidLink } from '../accounts/links.ts';
import { saveEmailChoice } from '../accounts/email-choices.ts';

/** Where one tap ends the emails to an owner. The token is made of the owner's number, so nothing is stored for it. */
export function stopEmailsUrl(config: Config, ownerId: number): string {
  return `${config.publicUrl}/request-mails#token=${ownerId}.${sign(config, signed(ownerId))}`;
}

/** The owner that a token names; null for one that was not made here. */
function ownerOfStopToken(config: Config, token: string): number | null {
  const [id = '', signature = ''] = token.split('.');
  if (!/^[1-9]\d{0,9}$/.test(id)) return null;
  return isSigned(config, signed(Number(id)), signature) ? Number(id) : null;
}

const signed = (ownerId: number) => `request-mails ${ownerId}`;

export async function saveRequestMails(ctx: RequestContext, input: { wanted: boolean }): Promise<void> {
  await saveEmailChoice(ctx, actorOf(ctx).userId, 'requestMailsOffAt', input.wanted);
}

export async function stopRequestMails(
  ctx: RequestContext,
  input: { token: string },
): Promise<{ alreadyStopped: boolean }> {
  const id = ownerOfStopToken(ctx.config, input.token);
  if (id === null) throw invalidLink();
  return { alreadyStopped: !(await saveEmailChoice(ctx, id, 'requestMailsOffAt', false)) };
}
