import { calls } from '@africanscity/contracts/companies/calls';
import { schemas } from '@africanscity/contracts/companies/schemas';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { bindEndpoints } from '../../http/bind-endpoint.ts';
import * as agents from './agents.ts';
import * as apiKeys from './api-keys.ts';
import * as companies from './companies.ts';
import * as companyMessages from './company-messages.ts';
import * as invitations from './invitations.ts';
import * as joinRequests from './join-requests.ts';
import * as managedCompanies from './managed-companies.ts';
import { saveCompany } from './own-company.ts';
import * as team from './team.ts';
import * as deliveries from './webhooks/deliveries.ts';
import * as webhooks from './webhooks/webhooks.ts';

export function bindCompanies(app: FastifyInstance, ctx: AppContext): void {
  bindEndpoints(app, ctx, calls, schemas, {
    ...agents,
    ...apiKeys,
    ...companies,
    ...companyMessages,
    ...invitations,
    ...joinRequests,
    ...managedCompanies,
    ...team,
    ...deliveries,
    ...webhooks,
    saveCompany,
  });
}
