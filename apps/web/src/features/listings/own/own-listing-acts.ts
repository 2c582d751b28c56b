import { isTaken } from '@africanscity/contracts/listings/rental';
import { changeOwnListing, renewListing } from '@africanscity/contracts/listings/calls/own-listings';
import type { PropertyStatus, StatusLabels } from '@africanscity/contracts/listings/status';
import { saveAdvertisedListing, saveFeaturedListing } from '@africanscity/contracts/payments/calls/subscriptions';
import { paths } from '../../../app/paths.ts';
import type { BulkAct } from '../../../components/tables/bulk-acts.tsx';
import type { RowAction } from '../../../components/tables/row-actions.tsx';
import type { OpenedDialog, OwnListingRow } from './my-listings.tsx';
import type { ListingChange } from './use-listing-change.ts';

interface Acts {
  labels: StatusLabels;
  change: ListingChange;
  open: (dialog: OpenedDialog) => void;
  remove: (listings: OwnListingRow[]) => void;
}

/** The statuses that a listing can change to, the most frequent first. */
const nextStatuses: Record<PropertyStatus, readonly [PropertyStatus, ...PropertyStatus[]]> = {
  FOR_SALE: ['SOLD', 'UNDER_OFFER'],
  FOR_RENT: ['RENTED', 'UNDER_OFFER'],
  UNDER_OFFER: ['SOLD', 'RENTED', 'FOR_SALE', 'FOR_RENT'],
  SOLD: ['FOR_SALE'],
  RENTED: ['FOR_RENT'],
};

/** The status that ends an offer; null for a listing that is not offered. */
export function takenStatus(status: PropertyStatus): PropertyStatus | null {
  return status === 'FOR_SALE' || status === 'FOR_RENT' ? nextStatuses[status][0] : null;
}

export function markAs(
  change: ListingChange,
  labels: StatusLabels,
  rows: OwnListingRow[],
  status: PropertyStatus,
): void {
  change.run(rows, `marked as ${labels[status]}`, (call, { id }) => call(changeOwnListing, { id: String(id), status }));
}

/** Stores whether the pages of sold or let homes stay for a year. */
export function keep(change: ListingChange, row: OwnListingRow, kept: boolean): void {
  change.run([row], kept ? 'kept for a year' : 'no longer kept', (call, { id }) =>
    call(changeOwnListing, { id: String(id), keepWhenTaken: kept ? 'true' : 'false' }),
  );
}

/** Sold and rented listings need no confirmation. */
const isOpen = ({ status }: OwnListingRow) => takenStatus(status) !== null;

/** Confirms that listings are still available. */
export function renew(change: ListingChange, rows: OwnListingRow[]): void {
  change.run(rows, 'renewed', (call, { id }) => call(renewListing, { id: String(id) }));
}

/** The menu of a listing. */
export function actionsFor(row: OwnListingRow, { labels, change, open, remove }: Acts): RowAction[] {
  const propertyId = String(row.id);
  const { featuredChosen, advertised } = row;
  return [
    { label: 'View', to: paths.property(row) },
    { label: 'Edit', to: paths.uploadListing({ id: row.id }) },
    { label: 'Add another like this', to: paths.uploadListing({ like: row.id }) },
    { label: 'Change the price', onClick: () => open({ name: 'price', listing: row }) },
    ...nextStatuses[row.status].map((status) => ({
      label: `Mark as ${labels[status]}`,
      onClick: () => markAs(change, labels, [row], status),
    })),
    ...(isOpen(row) ? [{ label: 'Renew', onClick: () => renew(change, [row]) }] : []),
    ...(isTaken(row.status)
      ? [
          row.keptWhenTaken
            ? { label: 'Don’t keep its page', onClick: () => keep(change, row, false) }
            : { label: 'Keep its page for a year', onClick: () => keep(change, row, true) },
        ]
      : []),
    { label: 'Share', onClick: () => open({ name: 'share', listing: row }) },
    { label: 'Statistics by day', onClick: () => open({ name: 'numbers', listing: row }) },
    {
      label: featuredChosen ? 'Unfeature' : 'Feature',
      onClick: () =>
        change.run([row], featuredChosen ? 'no longer featured' : 'featured', (call) =>
          call(saveFeaturedListing, { propertyId, featured: featuredChosen ? 'false' : 'true' }),
        ),
    },
    {
      label: advertised ? 'No ads' : 'Advertise',
      onClick: () =>
        change.run([row], advertised ? 'no longer in ads' : 'chosen for ads', (call) =>
          call(saveAdvertisedListing, { propertyId, advertised: advertised ? 'false' : 'true' }),
        ),
    },
    { label: 'Delete', danger: true, onClick: () => remove([row]) },
  ];
}

/** Bulk actions. */
export function bulkActsFor({ labels, change, remove }: Acts): BulkAct<OwnListingRow>[] {
  const marking = (status: PropertyStatus, from: PropertyStatus[]): BulkAct<OwnListingRow> => ({
    label: `Mark as ${labels[status]}`,
    fits: (row) => from.includes(row.status),
    onAct: (rows) => markAs(change, labels, rows, status),
  });
  return [
    { label: 'Renew', fits: isOpen, onAct: (rows) => renew(change, rows) },
    marking('SOLD', ['FOR_SALE', 'UNDER_OFFER']),
    marking('RENTED', ['FOR_RENT', 'UNDER_OFFER']),
    marking('UNDER_OFFER', ['FOR_SALE', 'FOR_RENT']),
    { label: 'Delete', danger: true, fits: () => true, onAct: remove },
  ];
}
