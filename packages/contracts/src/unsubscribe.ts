import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

const token = z.string().max(200);

/** What a link in a mail ends. */
export const SubscriptionKind = z.enum(['newsletter', 'saved-search', 'all-saved-searches', 'request-mails']);
export type SubscriptionKind = z.infer<typeof SubscriptionKind>;

/** `name` is that of a saved search; '' for the rest. */
export const Subscription = z.object({ kind: SubscriptionKind, name: z.string(), active: z.boolean() });
export type Subscription = z.infer<typeof Subscription>;

export const readUnsubscribeLink = defineEndpoint({
  name: 'readUnsubscribeLink',
  method: 'POST',
  path: 'africanscity/readunsubscribelink',
  access: 'public',
  summary: 'What an unsubscribe link would end. Changes nothing.',
  form: z.object({ token }),
  responds: 'json',
  response: Subscription,
});

export const unsubscribe = defineEndpoint({
  name: 'unsubscribe',
  method: 'POST',
  path: 'africanscity/unsubscribe',
  access: 'public',
  summary: 'Ends what an unsubscribe link names, as mail programs do by List-Unsubscribe-Post (RFC 8058).',
  query: z.object({ token }),
  responds: 'empty',
});

export const unsubscribeEndpoints = { readUnsubscribeLink, unsubscribe };
