import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config, RequestContext } from '../../context.ts';
import { actorOf } from '../../kernel/caller.ts';
import { invalidLink } from '../accounts/links.ts';
import { saveMailChoice } from '../accounts/mail-choices.ts';

/** Where one tap ends the mails to an owner. The token is made of the owner's number, so nothing is stored for it. */
export function stopMailsUrl(config: Config, ownerId: number): string {
  return `${config.publicUrl}/request-mails#token=${ownerId}.${sign(config, ownerId)}`;
}

/** The owner that a token names; null for one that was not made here. */
function ownerOfStopToken(config: Config, token: string): number | null {
  const [id = '', signature = ''] = token.split('.');
  if (!/^[1-9]\d{0,9}$/.test(id)) return null;
  const expected = Buffer.from(sign(config, Number(id)));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? Number(id) : null;
}

function sign(config: Config, ownerId: number): string {
  return createHmac('sha256', config.jwtSecret).update(`request-mails ${ownerId}`).digest('base64url');
}

export async function saveRequestMails(ctx: RequestContext, input: { wanted: boolean }): Promise<void> {
  await saveMailChoice(ctx, actorOf(ctx).userId, 'requestMailsOffAt', input.wanted);
}

export async function stopRequestMails(ctx: RequestContext, input: { token: string }): Promise<void> {
  const id = ownerOfStopToken(ctx.config, input.token);
  if (id === null) throw invalidLink();
  await saveMailChoice(ctx, id, 'requestMailsOffAt', false);
}
