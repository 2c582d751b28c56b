import * as texts from '@africanscity/messages/site';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import { isFromOwnSite } from '../request-origin.ts';

/** Refuses a form that a page of another site sent, and a form whose sender the browser does not name. */
export function checkCsrf(config: Pick<Config, 'publicUrl'>, request: FastifyRequest): void {
  if (!isFromOwnSite(config, request)) throw new ApiError(403, 'foreign_form', texts.formNotSentFromPage());
}
