import { agencySchemas } from './companies.ts';
import { agencyMemberSchemas } from './team.ts';
import { agentSchemas } from './agents.ts';
import { managedCompanySchemas } from './managed-companies.ts';

/** Every operation of the domain by its name, with what it is asked and answers. */
export const schemas = {
  ...agencySchemas,
  ...agencyMemberSchemas,
  ...agentSchemas,
  ...managedCompanySchemas,
};
