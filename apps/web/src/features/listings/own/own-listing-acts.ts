import * as texts from '@africanscity/messages/listings';
import { isOffered, isTaken } from '@africanscity/contracts/listings/rental';
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
  return isOffered(status) ? nextStatuses[status][0] : null;
}

export function markAs(
  change: ListingChange,
  labels: StatusLabels,
  rows: OwnListingRow[],
  status: PropertyStatus,
): void {
  change.run(
    rows,
    (count) => texts.markedAs({ count, status: labels[status] }),
    (call, { id }) => call(changeOwnListing, { id: String(id), status }),
  );
}

/** Stores whether the pages of sold or let homes stay for a year. */
export function keep(change: ListingChange, row: OwnListingRow, kept: boolean): void {
  change.run(
    [row],
    (count) => (kept ? texts.keptForYear({ count }) : texts.noLongerKept({ count })),
    (call, { id }) => call(changeOwnListing, { id: String(id), keepWhenTaken: kept ? 'true' : 'false' }),
  );
}

/** Sold and rented listings need no confirmation. */
const isOpen = ({ status }: OwnListingRow) => takenStatus(status) !== null;

/** Confirms that listings are still available. */
export function renew(change: ListingChange, rows: OwnListingRow[]): void {
  change.run(
    rows,
    (count) => texts.renewed({ count }),
    (call, { id }) => call(renewListing, { id: String(id) }),
  );
}

/** The menu of a listing. */
export function actionsFor(row: OwnListingRow, { labels, change, open, remove }: Acts): RowAction[] {
  const propertyId = String(row.id);
  const { featuredChosen, advertised } = row;
  return [
    { label: texts.openListing(), to: paths.property(row) },
    { label: texts.edit(), to: paths.uploadListing({ id: row.id }) },
    { label: texts.addAnotherLikeThis(), to: paths.uploadListing({ like: row.id }) },
    { label: texts.changeThePrice(), onClick: () => open({ name: 'price', listing: row }) },
    ...nextStatuses[row.status].map((status) => ({
      label: texts.markAs({ status: labels[status] }),
      onClick: () => markAs(change, labels, [row], status),
    })),
    ...(isOpen(row) ? [{ label: texts.renew(), onClick: () => renew(change, [row]) }] : []),
    ...(isTaken(row.status)
      ? [
          row.keptWhenTaken
            ? { label: texts.dontKeepItsPage(), onClick: () => keep(change, row, false) }
            : { label: texts.keepItsPage(), onClick: () => keep(change, row, true) },
        ]
      : []),
    { label: texts.share(), onClick: () => open({ name: 'share', listing: row }) },
    { label: texts.statisticsByDay(), onClick: () => open({ name: 'numbers', listing: row }) },
    {
      label: featuredChosen ? texts.unfeature() : texts.feature(),
      onClick: () =>
        change.run(
          [row],
          (count) => (featuredChosen ? texts.noLongerFeatured({ count }) : texts.nowFeatured({ count })),
          (call) => call(saveFeaturedListing, { propertyId, featured: featuredChosen ? 'false' : 'true' }),
        ),
    },
    {
      label: advertised ? texts.noAds() : texts.advertise(),
      onClick: () =>
        change.run(
          [row],
          (count) => (advertised ? texts.noLongerInAds({ count }) : texts.chosenForAds({ count })),
          (call) => call(saveAdvertisedListing, { propertyId, advertised: advertised ? 'false' : 'true' }),
        ),
    },
    { label: texts.deleteIt(), danger: true, onClick: () => remove([row]) },
  ];
}

/** Bulk actions. */
export function bulkActsFor({ labels, change, remove }: Acts): BulkAct<OwnListingRow>[] {
  const marking = (status: PropertyStatus, from: PropertyStatus[]): BulkAct<OwnListingRow> => ({
    label: texts.markAs({ status: labels[status] }),
    fits: (row) => from.includes(row.status),
    onAct: (rows) => markAs(change, labels, rows, status),
  });
  return [
    { label: texts.renew(), fits: isOpen, onAct: (rows) => renew(change, rows) },
    marking('SOLD', ['FOR_SALE', 'UNDER_OFFER']),
    marking('RENTED', ['FOR_RENT', 'UNDER_OFFER']),
    marking('UNDER_OFFER', ['FOR_SALE', 'FOR_RENT']),
    { label: texts.deleteIt(), danger: true, fits: () => true, onAct: remove },
  ];
}
