/** Events that a webhook can receive. */
export const webhookEvents = ['listing.changed', 'enquiry.received'] as const;

export type WebhookEvent = (typeof webhookEvents)[number];
