import { contactShareEndpoints } from '@africanscity/contracts/contact-shares';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { bindEndpoints } from '../../http/bind-endpoint.ts';
import { showContacts } from './show-contacts.ts';

export function bindContactShares(app: FastifyInstance, ctx: AppContext): void {
  bindEndpoints(app, ctx, contactShareEndpoints, { showContacts });
}
