import * as texts from '@africanscity/messages/site';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../context.ts';
import { ApiError } from '../../errors.ts';

/**
 * Refuses a form that a page of another site sent. Browsers name the origin of a form: current ones in Sec-Fetch-Site, older
 * ones in Origin, the oldest in Referer. Refuses a form without any of them too.
 */
export function checkCsrf({ publicUrl }: Pick<Config, 'publicUrl'>, { headers }: FastifyRequest): void {
  const site = headers['sec-fetch-site'];
  const from = headers.origin ?? headers.referer;
  const own = site === undefined ? originOf(from) === new URL(publicUrl).origin : site === 'same-origin';
  if (!own) throw new ApiError(403, 'foreign_form', texts.formNotSentFromPage());
}

function originOf(address: string | undefined): string | undefined {
  return address === undefined ? undefined : URL.parse(address)?.origin;
}
