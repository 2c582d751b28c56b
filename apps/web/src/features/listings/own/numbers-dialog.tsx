import * as texts from '@africanscity/messages/listings';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { ListingStatisticsPanel } from './listing-statistics.tsx';
import type { OwnListingRow } from './my-listings.tsx';

/** A listing's statistics by day, with chats and calls. */
export default function NumbersDialog({ listing, onClose }: { listing: OwnListingRow; onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title={texts.statisticsOf({ address: listing.address })} size="lg">
      <ListingStatisticsPanel propertyId={listing.id} byDay />
    </Dialog>
  );
}
