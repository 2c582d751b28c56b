import { calls as accountsCalls } from './accounts/calls.ts';
import { schemas as accountsSchemas } from './accounts/schemas.ts';
import { calls as companiesCalls } from './companies/calls.ts';
import { schemas as companiesSchemas } from './companies/schemas.ts';
import { calls as listingsCalls } from './listings/calls.ts';
import { schemas as listingsSchemas } from './listings/schemas.ts';
import { calls as requestsCalls } from './requests/calls.ts';
import { schemas as requestsSchemas } from './requests/schemas.ts';
import { calls as paymentsCalls } from './payments/calls.ts';
import { schemas as paymentsSchemas } from './payments/schemas.ts';
import { calls as messagesCalls } from './messages/calls.ts';
import { schemas as messagesSchemas } from './messages/schemas.ts';
import { calls as moderationCalls } from './moderation/calls.ts';
import { schemas as moderationSchemas } from './moderation/schemas.ts';
import { calls as administrationCalls } from './administration/calls.ts';
import { schemas as administrationSchemas } from './administration/schemas.ts';
import { type AnyCall, type Endpoint, endpointsOf, type Schemas } from './call.ts';

interface Domain {
  calls: Readonly<Record<string, AnyCall>>;
  schemas: Readonly<Record<string, Schemas>>;
}

/** The eight domains in their order: each uses those before it. */
export const domains = {
  accounts: { calls: accountsCalls, schemas: accountsSchemas },
  companies: { calls: companiesCalls, schemas: companiesSchemas },
  listings: { calls: listingsCalls, schemas: listingsSchemas },
  requests: { calls: requestsCalls, schemas: requestsSchemas },
  payments: { calls: paymentsCalls, schemas: paymentsSchemas },
  messages: { calls: messagesCalls, schemas: messagesSchemas },
  moderation: { calls: moderationCalls, schemas: moderationSchemas },
  administration: { calls: administrationCalls, schemas: administrationSchemas },
} satisfies Record<string, Domain>;

/** Every operation of the API, by domain: the table of contents of the contract. */
export const operations = Object.fromEntries(
  Object.entries<Domain>(domains).map(([name, { calls, schemas }]) => [name, endpointsOf(calls, schemas)]),
);

export const allEndpoints: Endpoint[] = Object.values(operations).flat();
