import type { WebhookDelivery } from '@africanscity/contracts/companies/webhooks';
import type { WebhookEvent as EventColumn, WebhookDelivery as Row } from '@africanscity/db/generated/client';
import type { Config } from '../../../context.ts';

/** Returns the name of an event in messages: 'listing.changed'. */
export function typeOf(column: EventColumn): WebhookDelivery['type'] {
  return column.replace('_', '.') as WebhookDelivery['type'];
}

/** Returns the name of an event in the database, whose enums have no dots: 'listing_changed'. */
export function eventColumn(type: WebhookDelivery['type']): EventColumn {
  return type.replace('.', '_') as EventColumn;
}

type Addresses = Pick<Config, 'publicUrl' | 'apiBasePath'>;

/** Returns the body of a delivery, the same at each try. It names records and says nothing that is in them. */
export function bodyOf(config: Addresses, { event, createdAt, ...row }: Row): string {
  return JSON.stringify({ type: typeOf(event), timestamp: createdAt.toISOString(), data: dataOf(config, event, row) });
}

function dataOf(
  { publicUrl, apiBasePath }: Addresses,
  event: EventColumn,
  { id, subjectId, change }: Pick<Row, 'id' | 'subjectId' | 'change'>,
): object {
  const call = `${publicUrl}${apiBasePath}/africanscity`;
  if (event === 'listing_changed') {
    const page = `${publicUrl}/property?id=${subjectId}`;
    return { id: subjectId, change, page, call: `${call}/getpropertiesbyid?id=${subjectId}` };
  }
  if (event === 'enquiry_received')
    return { id: subjectId, page: `${publicUrl}/enquiries?id=${subjectId}`, call: `${call}/openenquiry` };
  return { id };
}
