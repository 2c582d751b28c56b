import { unsubscribe } from '@africanscity/contracts/unsubscribe';
import type { Config } from '../../context.ts';
import { type Subscribed, writeUnsubscribeToken } from './unsubscribe-token.ts';

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
