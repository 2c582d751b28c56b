import type { Schemas } from '../call.ts';
import { z } from 'zod';
import { AlreadyConfirmed, EmailAddress } from '../accounts/users.ts';
import { tableQuery } from '../table.ts';
import { pageOf, honeypot } from '../wire.ts';

export const SubscriberState = z.enum(['subscribed', 'waiting', 'unsubscribed']);

export type SubscriberState = z.infer<typeof SubscriberState>;

export const Subscriber = z.object({
  id: z.number().int(),
  email: z.string(),
  state: SubscriberState,
  confirmedAt: z.string().nullable(),
  unsubscribedAt: z.string().nullable(),
  createdAt: z.string(),
});

export type Subscriber = z.infer<typeof Subscriber>;

/** Schemas of the input and response of each operation. */
export const newsletterSchemas = {
  subscribeNewsletter: {
    summary: 'Emails a link that subscribes an address to the newsletter. The response is the same for every address.',
    form: z.object({ email: EmailAddress, topping: honeypot }),
  },
  confirmNewsletter: {
    summary:
      'Subscribes to the newsletter with the secret of the emailed link. `alreadyConfirmed` when an earlier opening did. An invalid link is 400 invalid_link.',
    form: z.object({ token: z.string().max(200) }),
    response: AlreadyConfirmed,
  },
  getNewsletterChoice: {
    summary: "Returns whether the caller's address gets the newsletter.",
    response: z.object({ subscribed: z.boolean() }),
  },
  saveNewsletterChoice: {
    summary: "Subscribes or unsubscribes the caller's confirmed address.",
    form: z.object({ subscribed: z.enum(['true', 'false']).transform((text) => text === 'true') }),
  },
  getSubscribers: {
    summary: 'Lists all addresses that ever subscribed to the newsletter.',
    query: tableQuery(['email', 'createdAt', 'confirmedAt'], 'createdAt-DESC').extend({
      state: SubscriberState.optional(),
    }),
    response: pageOf(Subscriber),
  },
  getSubscriberTotals: {
    summary: 'Counts addresses by state.',
    response: z.object({
      subscribed: z.number().int(),
      waiting: z.number().int(),
      unsubscribed: z.number().int(),
    }),
  },
  exportSubscribers: {
    summary: 'Exports all present subscribers as a CSV file. Logged in the audit log.',
  },
} satisfies Record<string, Schemas>;
