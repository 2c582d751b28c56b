import { describe, expect, it } from 'vitest';
import type { AnyCall, Schemas } from './call.ts';
import * as accounts from './accounts/calls.ts';
import { schemas as accountSchemas } from './accounts/schemas.ts';
import * as administration from './administration/calls.ts';
import { schemas as administrationSchemas } from './administration/schemas.ts';
import * as companies from './companies/calls.ts';
import { schemas as companySchemas } from './companies/schemas.ts';
import * as listings from './listings/calls.ts';
import { schemas as listingSchemas } from './listings/schemas.ts';
import * as messages from './messages/calls.ts';
import { schemas as messageSchemas } from './messages/schemas.ts';
import * as moderation from './moderation/calls.ts';
import { schemas as moderationSchemas } from './moderation/schemas.ts';
import * as payments from './payments/calls.ts';
import { schemas as paymentSchemas } from './payments/schemas.ts';
import * as requests from './requests/calls.ts';
import { schemas as requestSchemas } from './requests/schemas.ts';

const domains: [string, Record<string, AnyCall>, Record<string, Schemas>][] = [
  ['accounts', accounts, accountSchemas],
  ['companies', companies, companySchemas],
  ['listings', listings, listingSchemas],
  ['requests', requests, requestSchemas],
  ['payments', payments, paymentSchemas],
  ['messages', messages, messageSchemas],
  ['moderation', moderation, moderationSchemas],
  ['administration', administration, administrationSchemas],
];

describe.each(domains)('calls of %s', (_domain, calls, schemas) => {
  it('are those that have schemas, each by the name it is exported under', () => {
    expect(Object.keys(calls).sort()).toEqual(Object.keys(schemas).sort());
    for (const [name, call] of Object.entries(calls)) expect(call.name).toBe(name);
  });

  it.each(Object.keys(calls))('%s names all fields of its schemas, in their order', (name) => {
    const { query, form, files } = calls[name]!;
    const described = schemas[name]!;
    const namesOf = (fields: object | undefined) => fields && Object.keys(fields);
    expect({ query, form, files }).toEqual({
      query: namesOf(described.query?.shape),
      form: namesOf(described.form?.shape),
      files: namesOf(described.files),
    });
  });
});
