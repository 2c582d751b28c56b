import type { WebhookDelivery } from '@africanscity/contracts/companies/webhooks';
import * as texts from '@africanscity/messages/companies';

const names: Record<WebhookDelivery['type'], () => string> = {
  'listing.changed': texts.eventListingChanged,
  'enquiry.received': texts.eventEnquiryReceived,
  'webhook.test': texts.eventWebhookTest,
};

/** Returns what happened, in the language of the page. */
export function eventText(type: WebhookDelivery['type']): string {
  return names[type]();
}

/** Returns the record that an event is about. */
export function subjectText({ type, subjectId }: Pick<WebhookDelivery, 'type' | 'subjectId'>): string {
  const id = String(subjectId);
  if (type === 'listing.changed') return texts.listingNumbered({ id });
  if (type === 'enquiry.received') return texts.enquiryNumbered({ id });
  return texts.eventWebhookTest();
}
