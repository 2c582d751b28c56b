import { agencyEndpoints } from '@africanscity/contracts/agencies';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { bindEndpoints } from '../../http/bind-endpoint.ts';
import { getCompanies } from './get-companies.ts';
import { getCompanyProperties } from './get-company-properties.ts';
import { getCompany } from './get-company.ts';
import { saveCompany } from './save-company.ts';
import { sendCompanyMessage } from './send-company-message.ts';

export function bindAgencies(app: FastifyInstance, ctx: AppContext): void {
  bindEndpoints(app, ctx, agencyEndpoints, {
    getCompanies,
    getCompany,
    getCompanyProperties,
    saveCompany,
    sendCompanyMessage,
  });
}
