import { z } from 'zod';
import { honeypot } from './contact.ts';
import { defineEndpoint } from './endpoint.ts';
import { tableQuery } from './table.ts';
import { EmailAddress } from './users.ts';
import { pageOf } from './wire.ts';

export const subscribeNewsletter = defineEndpoint({
  name: 'subscribeNewsletter',
  method: 'POST',
  path: 'africanscity/subscribenewsletter',
  access: 'public',
  summary: 'Mails a link by which an address joins the newsletter. The answer is the same for every address.',
  form: z.object({ email: EmailAddress, fax: honeypot }),
  responds: 'empty',
});

export const confirmNewsletter = defineEndpoint({
  name: 'confirmNewsletter',
  method: 'POST',
  path: 'africanscity/confirmnewsletter',
  access: 'public',
  summary: 'Joins the newsletter by the secret of the mailed link, which works once.',
  form: z.object({ token: z.string().max(200) }),
  responds: 'empty',
});

export const getNewsletterChoice = defineEndpoint({
  name: 'getNewsletterChoice',
  method: 'GET',
  path: 'africanscity/getnewsletterchoice',
  access: 'user',
  summary: "Whether the caller's address gets the newsletter.",
  responds: 'json',
  response: z.object({ subscribed: z.boolean() }),
});

export const saveNewsletterChoice = defineEndpoint({
  name: 'saveNewsletterChoice',
  method: 'POST',
  path: 'africanscity/savenewsletterchoice',
  access: 'user',
  summary: "Joins or leaves the newsletter with the caller's confirmed address.",
  form: z.object({ subscribed: z.enum(['true', 'false']).transform((text) => text === 'true') }),
  responds: 'empty',
});

/** What became of an address. */
export const subscriberStates = {
  subscribed: 'Subscribed',
  waiting: 'Not confirmed',
  unsubscribed: 'Unsubscribed',
} as const;

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

export const getSubscribers = defineEndpoint({
  name: 'getSubscribers',
  method: 'GET',
  path: 'africanscity/getsubscribers',
  access: 'admin',
  summary: 'A page of the addresses that ever asked for the newsletter.',
  query: tableQuery(['email', 'createdAt', 'confirmedAt'], 'createdAt-DESC').extend({
    state: SubscriberState.optional(),
  }),
  responds: 'json',
  response: pageOf(Subscriber),
});

export const getSubscriberTotals = defineEndpoint({
  name: 'getSubscriberTotals',
  method: 'GET',
  path: 'africanscity/getsubscribertotals',
  access: 'admin',
  summary: 'How many addresses are in which state.',
  responds: 'json',
  response: z.object({
    subscribed: z.number().int(),
    waiting: z.number().int(),
    unsubscribed: z.number().int(),
  }),
});

export const exportSubscribers = defineEndpoint({
  name: 'exportSubscribers',
  confirmed: true,
  method: 'GET',
  path: 'africanscity/exportsubscribers',
  access: 'admin',
  summary: 'All addresses that get the newsletter, as a CSV file. Kept in the audit log.',
  responds: 'csv',
});

export const newsletterEndpoints = {
  subscribeNewsletter,
  confirmNewsletter,
  getNewsletterChoice,
  saveNewsletterChoice,
  getSubscribers,
  getSubscriberTotals,
  exportSubscribers,
};
