import type { Schemas } from '../call.ts';
import { z } from 'zod';

const token = z.string().max(200);

/** The subscription that a link in an email ends. */
export const SubscriptionKind = z.enum([
  'newsletter',
  'saved-search',
  'all-saved-searches',
  'searches-of-address',
  'request-mails',
  'favorite-mails',
  'list-mails',
  'monthly-mails',
]);

export type SubscriptionKind = z.infer<typeof SubscriptionKind>;

/** `name` is that of a saved search; '' for the rest. */
export const Subscription = z.object({ kind: SubscriptionKind, name: z.string(), active: z.boolean() });

export type Subscription = z.infer<typeof Subscription>;

/** Schemas of the input and response of each operation. */
export const unsubscribeSchemas = {
  readUnsubscribeLink: {
    summary: 'Returns the subscription of an unsubscribe link. Changes nothing.',
    form: z.object({ token }),
    response: Subscription,
  },
  unsubscribe: {
    summary: 'Ends the subscription of an unsubscribe link, as email programs do by List-Unsubscribe-Post (RFC 8058).',
    query: z.object({ token }),
  },
} satisfies Record<string, Schemas>;
