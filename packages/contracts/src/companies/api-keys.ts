import * as texts from '@africanscity/messages/companies';
import { z } from 'zod';
import type { Schemas } from '../call.ts';
import { keyScopes } from '../key-scopes.ts';
import { id, longText, requiredText } from '../wire.ts';

const KeyScopes = z.enum(keyScopes);

/** A key without its secret. Times are ISO 8601. */
export const ApiKey = z.object({
  id: z.number().int(),
  name: z.string(),
  /** The first characters of the key, by which its owner recognises it. */
  prefix: z.string(),
  scopes: z.array(KeyScopes),
  /** Origins of pages that may use the key in browsers. */
  origins: z.array(z.string()),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
  revokedAt: z.string().nullable(),
});

export type ApiKey = z.infer<typeof ApiKey>;

/** A company and its keys; without an id, the keys of the site. */
export const KeyOwner = z.object({
  id: z.number().int().nullable(),
  name: z.string(),
  /** Whether the caller may create keys for it now. */
  mayCreate: z.boolean(),
  /** Whether our team has verified the company. Keys of others don't work. */
  verified: z.boolean(),
  keys: z.array(ApiKey),
});

export type KeyOwner = z.infer<typeof KeyOwner>;

const origin = /^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/;

/** Origins, separated by spaces, commas or lines. */
const origins = longText(1000)
  .default('')
  .transform((text) => [
    ...new Set(
      text
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    ),
  ])
  .refine((list) => list.length <= 10 && list.every((one) => origin.test(one)), {
    error: () => texts.originsNeeded(),
  });

const scopes = z
  .string()
  .max(100)
  .transform((text) => [...new Set(text.split(/[\s,]+/).filter(Boolean))])
  .pipe(z.array(KeyScopes, { error: () => texts.scopesNeeded() }).min(1, { error: () => texts.scopesNeeded() }));

/** A new key: `scopes` and `origins` are lists separated by commas. */
export const ApiKeyForm = z.object({ name: requiredText(60), scopes, origins });

/** Schemas of the input and response of each operation. */
export const apiKeySchemas = {
  getApiKeys: {
    summary:
      "Lists the API keys of the caller's companies; for administrators, those of the site and of all companies. Keys that were revoked more than 30 days ago are left out.",
    response: z.array(KeyOwner),
  },
  createApiKey: {
    summary:
      'Creates an API key of a verified company, for its owner; without an `id` of the site, for administrators. The response has the key, which is never shown again.',
    form: ApiKeyForm.extend({ id: id.optional() }),
    response: ApiKey.extend({ key: z.string() }),
  },
  revokeApiKey: {
    summary: 'Ends an API key at once, for the owner of the company and administrators.',
    form: z.object({ id }),
  },
} satisfies Record<string, Schemas>;
