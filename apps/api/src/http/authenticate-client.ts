import * as texts from '@africanscity/messages/site';
import type { Config } from '../context.ts';
import { ApiError } from '../errors.ts';
import { isSameSecret } from '../kernel/secrets.ts';

/** Refuses requests without the OAuth client's Basic credentials. */
export function authenticateClient(config: Config, authorization: string | undefined): void {
  const encoded = /^basic +([A-Za-z0-9+/_-]+=*)$/i.exec(authorization ?? '')?.[1];
  const given = Buffer.from(encoded ?? '', 'base64').toString();
  if (!isSameSecret(given, `${config.oauthClient.id}:${config.oauthClient.secret}`)) {
    throw new ApiError(401, 'invalid_client', texts.clientNotKnown());
  }
}
