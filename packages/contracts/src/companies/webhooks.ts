import * as texts from '@africanscity/messages/companies';
import { z } from 'zod';
import type { Schemas } from '../call.ts';
import { flag, id, namesOf, pageNumber, pageOf, pageSize, requiredText } from '../wire.ts';
import { webhookEvents } from './webhook-events.ts';

const Event = z.enum(webhookEvents);

/** A webhook without its secret. Times are ISO 8601. */
export const Webhook = z.object({
  id: z.number().int(),
  address: z.string(),
  events: z.array(Event),
  createdAt: z.string(),
  /** Null while it is on. */
  offSince: z.string().nullable(),
  /** The cause: the owner, an answer 410, or an event that could not be delivered. */
  offReason: z.enum(['owner', 'gone', 'failures']).nullable(),
  /** Until when the secret before the last rotation signs too; null when it no longer does. */
  formerSecretUntil: z.string().nullable(),
});

export type Webhook = z.infer<typeof Webhook>;

/** A company that the caller owns, and its webhooks. */
export const WebhookOwner = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Whether our team has verified the company. Webhooks of others receive nothing. */
  verified: z.boolean(),
  webhooks: z.array(Webhook),
});

export type WebhookOwner = z.infer<typeof WebhookOwner>;

const states = { waiting: true, delivered: true, failed: true };

export const WebhookDelivery = z.object({
  id: z.string(),
  type: z.enum([...webhookEvents, 'webhook.test']),
  /** Id of the listing or the enquiry; null for a test. */
  subjectId: z.number().int().nullable(),
  createdAt: z.string(),
  state: z.enum(namesOf(states)),
  attempts: z.number().int(),
  /** When it is tried next; null unless it waits. */
  nextAt: z.string().nullable(),
  /** The last HTTP status; null without a response. */
  httpStatus: z.number().int().nullable(),
  /** Why there was no response, as a text that goes on after "The address"; null after a response. */
  error: z.string().nullable(),
});

export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

const events = z
  .string()
  .max(200)
  .transform((text) => [...new Set(text.split(/[\s,]+/).filter(Boolean))])
  .pipe(
    z.array(Event, { error: () => texts.webhookEventsNeeded() }).min(1, { error: () => texts.webhookEventsNeeded() }),
  );

/** A new webhook: `events` is a list separated by commas. */
export const WebhookForm = z.object({ address: requiredText(2000), events });

const Secret = z.object({ id: z.number().int(), secret: z.string() });
const one = z.object({ id });

/** Schemas of the input and response of each operation. */
export const webhookSchemas = {
  getWebhooks: {
    summary: 'Lists the companies that the caller owns, with their webhooks.',
    response: z.array(WebhookOwner),
  },
  createWebhook: {
    summary:
      'Adds a webhook of a verified company, for its owner; `id` is the company. The response has the secret, which is never shown again.',
    form: WebhookForm.extend({ id }),
    response: Secret,
  },
  rotateWebhookSecret: {
    summary:
      "Replaces a webhook's secret, for the owner of the company. The former secret signs too for 24 hours. The response has the new one, which is never shown again.",
    form: one,
    response: Secret,
  },
  switchWebhook: {
    summary:
      'Switches a webhook on or off, for the owner of the company. Waiting deliveries end when it is switched off.',
    form: one.extend({ on: flag }),
  },
  deleteWebhook: {
    summary: 'Deletes a webhook with its deliveries, for the owner of the company.',
    form: one,
  },
  testWebhook: {
    summary: 'Queues a test event for a webhook, for the owner of the company. It is tried once.',
    form: one,
  },
  getWebhookDeliveries: {
    summary: "Lists a webhook's deliveries of the last 30 days, newest first, for the owner of the company.",
    query: z.object({ id, page: pageNumber, size: pageSize }),
    response: pageOf(WebhookDelivery),
  },
  sendWebhookAgain: {
    summary: 'Sends a delivery again, with the same id, for the owner of the company.',
    form: z.object({ id: z.uuid() }),
  },
} satisfies Record<string, Schemas>;
