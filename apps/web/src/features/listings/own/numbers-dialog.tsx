import * as texts from '@africanscity/messages/listings';
import { Modal } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { ListingStatisticsPanel } from './listing-statistics.tsx';
import type { OwnListingRow } from './my-listings.tsx';
import { useReturnFocus } from '../../../components/dialogs/use-return-focus.ts';

/** A listing's statistics by day, with chats and calls. */
export default function NumbersDialog({ listing, onClose }: { listing: OwnListingRow; onClose: () => void }) {
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={onClose}
      title={texts.statisticsOf({ address: listing.address })}
      size="lg"
      centered
      closeButtonProps={{ 'aria-label': texts.close() }}
    >
      <ListingStatisticsPanel propertyId={listing.id} byDay />
    </Modal>
  );
}
