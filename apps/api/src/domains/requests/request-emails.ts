import type { calls } from '@africanscity/contracts/requests/calls';
import type { Config, RequestContext } from '../../context.ts';
import { actorOf } from '../../kernel/caller.ts';
import { isSigned, sign } from '../../kernel/secrets.ts';
import type { Verb } from '../../verb.ts';
import { invalidLink } from '../accounts/links.ts';
import { saveEmailChoice } from '../accounts/email-choices.ts';

/**
 * Returns the address that turns off the emails to an owner. The token is signed from the owner's id, so it is not stored.
 */
export function stopEmailsUrl(config: Config, ownerId: number): string {
  return `${config.publicUrl}/request-mails#token=${ownerId}.${sign(config, signed(ownerId))}`;
}

/** Returns the owner of a token; null for a forged one. */
function ownerOfStopToken(config: Config, token: string): number | null {
  const [id = '', signature = ''] = token.split('.');
  if (!/^[1-9]\d{0,9}$/.test(id)) return null;
  return isSigned(config, signed(Number(id)), signature) ? Number(id) : null;
}

const signed = (ownerId: number) => `request-mails ${ownerId}`;

export async function saveRequestMails(ctx: RequestContext, input: { wanted: boolean }): Promise<void> {
  await saveEmailChoice(ctx, actorOf(ctx).userId, 'requestMailsOffAt', input.wanted);
}

export const stopRequestMails: Verb<typeof calls.stopRequestMails> = async (ctx, input) => {
  const id = ownerOfStopToken(ctx.config, input.token);
  if (id === null) throw invalidLink();
  return { alreadyStopped: !(await saveEmailChoice(ctx, id, 'requestMailsOffAt', false)) };
};
