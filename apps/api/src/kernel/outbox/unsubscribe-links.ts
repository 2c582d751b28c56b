import type { SubscriptionKind } from '@africanscity/contracts/messages/unsubscribe';
import { unsubscribe } from '@africanscity/contracts/messages/calls/unsubscribe';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../context.ts';

/** The page that ends a subscription by one button. The secret stands behind a #. */
export function unsubscribePage(config: Config, subscribed: Subscribed): string {
  return `${config.publicUrl}/unsubscribe#token=${writeUnsubscribeToken(config, subscribed)}`;
}

/** Headers by which mail programs offer to end a subscription with one tap (RFC 8058). */
export function unsubscribeHeaders(config: Config, subscribed: Subscribed): Record<string, string> {
  const { publicUrl, apiBasePath } = config;
  const token = writeUnsubscribeToken(config, subscribed);
  return {
    'List-Unsubscribe': `<${publicUrl}${apiBasePath}/${unsubscribe.path}?token=${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** What a link ends: a subscriber, a saved search, all saved searches of a user, or a user's mails about requests or favorites. */
interface Subscribed {
  kind: SubscriptionKind;
  id: number;
}

/** Signed rather than kept: links of old mails go on working, and cannot be made up. */
function writeUnsubscribeToken(config: Pick<Config, 'jwtSecret'>, { kind, id }: Subscribed): string {
  return `${kind}.${id}.${signatureOf(config, kind, id)}`;
}

/** Null for a token that is not ours. */
export function readUnsubscribeToken(config: Pick<Config, 'jwtSecret'>, token: string): Subscribed | null {
  const groups =
    /^(?<kind>newsletter|saved-search|all-saved-searches|request-mails|favorite-mails)\.(?<id>[1-9]\d{0,9})\.(?<signature>[\w-]{43})$/.exec(
      token,
    )?.groups;
  if (!groups) return null;
  const { kind, id, signature } = groups as { kind: SubscriptionKind; id: string; signature: string };
  if (Number(id) > 2_147_483_647) return null;
  const expected = signatureOf(config, kind, Number(id));
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? { kind, id: Number(id) } : null;
}

function signatureOf({ jwtSecret }: Pick<Config, 'jwtSecret'>, kind: SubscriptionKind, id: number): string {
  return createHmac('sha256', jwtSecret).update(`unsubscribe ${kind} ${id}`).digest('base64url');
}
