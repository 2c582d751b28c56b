import * as accountsCalls from './accounts/calls.ts';
import { schemas as accountsSchemas } from './accounts/schemas.ts';
import * as companiesCalls from './companies/calls.ts';
import { schemas as companiesSchemas } from './companies/schemas.ts';
import * as listingsCalls from './listings/calls.ts';
import { schemas as listingsSchemas } from './listings/schemas.ts';
import * as requestsCalls from './requests/calls.ts';
import { schemas as requestsSchemas } from './requests/schemas.ts';
import * as paymentsCalls from './payments/calls.ts';
import { schemas as paymentsSchemas } from './payments/schemas.ts';
import * as messagesCalls from './messages/calls.ts';
import { schemas as messagesSchemas } from './messages/schemas.ts';
import * as moderationCalls from './moderation/calls.ts';
import { schemas as moderationSchemas } from './moderation/schemas.ts';
import * as administrationCalls from './administration/calls.ts';
import { schemas as administrationSchemas } from './administration/schemas.ts';
import { type Endpoint, endpointsOf } from './call.ts';

/** Every operation of the API, by domain: the table of contents of the contract. */
export const operations = {
  accounts: endpointsOf(accountsCalls, accountsSchemas),
  companies: endpointsOf(companiesCalls, companiesSchemas),
  listings: endpointsOf(listingsCalls, listingsSchemas),
  requests: endpointsOf(requestsCalls, requestsSchemas),
  payments: endpointsOf(paymentsCalls, paymentsSchemas),
  messages: endpointsOf(messagesCalls, messagesSchemas),
  moderation: endpointsOf(moderationCalls, moderationSchemas),
  administration: endpointsOf(administrationCalls, administrationSchemas),
};

export const allEndpoints: Endpoint[] = Object.values(operations).flat();
