import type { SubscriptionKind } from '@africanscity/contracts/messages/unsubscribe';
import { unsubscribe } from '@africanscity/contracts/messages/calls/unsubscribe';
import type { Config } from '../../context.ts';
import { isSigned, sign } from '../secrets.ts';

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

/**
 * What a link ends: a subscriber, a saved search, all saved searches of a user or of the address of a search, or a user's
 * mails about requests or favorites.
 */
interface Subscribed {
  kind: SubscriptionKind;
  id: number;
}

/** Signed rather than kept: links of old mails go on working, and cannot be made up. */
function writeUnsubscribeToken(config: Pick<Config, 'jwtSecret'>, subscribed: Subscribed): string {
  return `${subscribed.kind}.${subscribed.id}.${sign(config, signed(subscribed))}`;
}

/** Null for a token that is not ours. */
export function readUnsubscribeToken(config: Pick<Config, 'jwtSecret'>, token: string): Subscribed | null {
  const groups =
    /^(?<kind>newsletter|saved-search|all-saved-searches|searches-of-address|request-mails|favorite-mails)\.(?<id>[1-9]\d{0,9})\.(?<signature>[\w-]{43})$/.exec(
      token,
    )?.groups;
  if (!groups) return null;
  const { kind, signature } = groups as { kind: SubscriptionKind; signature: string };
  const subscribed = { kind, id: Number(groups.id) };
  if (subscribed.id > 2_147_483_647) return null;
  return isSigned(config, signed(subscribed), signature) ? subscribed : null;
}

const signed = ({ kind, id }: Subscribed) => `unsubscribe ${kind} ${id}`;
