import type { SubscriptionKind } from '@africanscity/contracts/messages/unsubscribe';
import { unsubscribe } from '@africanscity/contracts/messages/calls/unsubscribe';
import type { Config } from '../../context.ts';
import { isSigned, sign } from '../secrets.ts';

/** Address of the page that ends a subscription by one button. The secret is behind a #. */
export function unsubscribePage(config: Config, subscribed: Subscribed): string {
  return `${config.publicUrl}/unsubscribe#token=${writeUnsubscribeToken(config, subscribed)}`;
}

/** Headers by which email programs offer to unsubscribe with one click (RFC 8058). */
export function unsubscribeHeaders(config: Config, subscribed: Subscribed): Record<string, string> {
  const { publicUrl, apiBasePath } = config;
  const token = writeUnsubscribeToken(config, subscribed);
  return {
    'List-Unsubscribe': `<${publicUrl}${apiBasePath}/${unsubscribe.path}?token=${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/**
 * The subscription that a link ends: a newsletter, a saved search, all saved searches of a user or of the address of a
 * search, or a user's emails about requests, favorites or lists.
 */
interface Subscribed {
  kind: SubscriptionKind;
  id: number;
}

/** Signed instead of stored: links of old emails stay valid, and cannot be forged. */
function writeUnsubscribeToken(config: Pick<Config, 'jwtSecret'>, subscribed: Subscribed): string {
  return `${subscribed.kind}.${subscribed.id}.${sign(config, signed(subscribed))}`;
}

/** Returns null for an invalid token. */
export function readUnsubscribeToken(config: Pick<Config, 'jwtSecret'>, token: string): Subscribed | null {
  const groups =
    /^(?<kind>newsletter|saved-search|all-saved-searches|searches-of-address|request-mails|favorite-mails|list-mails|monthly-mails)\.(?<id>[1-9]\d{0,9})\.(?<signature>[\w-]{43})$/.exec(
      token,
    )?.groups;
  if (!groups) return null;
  const { kind, signature } = groups as { kind: SubscriptionKind; signature: string };
  const subscribed = { kind, id: Number(groups.id) };
  if (subscribed.id > 2_147_483_647) return null;
  return isSigned(config, signed(subscribed), signature) ? subscribed : null;
}

const signed = ({ kind, id }: Subscribed) => `unsubscribe ${kind} ${id}`;
