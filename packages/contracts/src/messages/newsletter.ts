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
    summary: 'Mails a link by which an address joins the newsletter. The answer is the same for every address.',
    form: z.object({ email: EmailAddress, topping: honeypot }),
  },
  confirmNewsletter: {
    summary:
      'Joins the newsletter by the secret of the mailed link. `alreadyConfirmed` when an earlier opening did. A link that does not work is 400 invalid_link.',
    form: z.object({ token: z.string().max(200) }),
    response: AlreadyConfirmed,
  },
  getNewsletterChoice: {
    summary: "Whether the caller's address gets the newsletter.",
    response: z.object({ subscribed: z.boolean() }),
  },
  saveNewsletterChoice: {
    summary: "Joins or leaves the newsletter with the caller's confirmed address.",
    form: z.object({ subscribed: z.enum(['true', 'false']).transform((text) => text === 'true') }),
  },
  getSubscribers: {
    summary: 'A page of the addresses that ever asked for the newsletter.',
    query: tableQuery(['email', 'createdAt', 'confirmedAt'], 'createdAt-DESC').extend({
      state: SubscriberState.optional(),
    }),
    response: pageOf(Subscriber),
  },
  getSubscriberTotals: {
    summary: 'How many addresses are in which state.',
    response: z.object({
      subscribed: z.number().int(),
      waiting: z.number().int(),
      unsubscribed: z.number().int(),
    }),
  },
  exportSubscribers: {
    summary: 'All addresses that get the newsletter, as a CSV file. Kept in the audit log.',
  },
} satisfies Record<string, Schemas>;
