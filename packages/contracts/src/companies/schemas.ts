import { apiKeySchemas } from './api-keys.ts';
import { agencySchemas } from './companies.ts';
import { agencyMemberSchemas } from './team.ts';
import { agentSchemas } from './agents.ts';
import { managedCompanySchemas } from './managed-companies.ts';
import { webhookSchemas } from './webhooks.ts';

/** Schemas of the domain's operations, by name. */
export const schemas = {
  ...agencySchemas,
  ...agencyMemberSchemas,
  ...apiKeySchemas,
  ...agentSchemas,
  ...managedCompanySchemas,
  ...webhookSchemas,
};
