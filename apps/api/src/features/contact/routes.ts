import { contactEndpoints } from '@africanscity/contracts/contact';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { bindEndpoints } from '../../http/bind-endpoint.ts';
import { getCompanyDetails } from './get-company-details.ts';
import { saveContactMessage } from './save-contact-message.ts';

export function bindContact(app: FastifyInstance, ctx: AppContext): void {
  bindEndpoints(app, ctx, contactEndpoints, { getCompanyDetails, saveContactMessage });
}
