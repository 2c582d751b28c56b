import { Modal } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { paths } from '../../../app/paths.ts';
import { formatPrice } from '../../../ui/price.ts';
import { ShareListing } from '../listing/share-listing.tsx';
import type { OwnListingRow } from './my-listings.tsx';

/** Ways to pass one's listing on. */
export default function ShareDialog({ listing, onClose }: { listing: OwnListingRow; onClose: () => void }) {
  const place = [listing.address, listing.area, listing.city].filter(Boolean).join(', ');
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Share ${listing.address}`}
      centered
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <ShareListing
        title={`${listing.type} ${listing.statusReadable.toLowerCase()}: ${formatPrice(listing.price)}, ${place}`}
        url={new URL(paths.property(listing), window.location.origin).href}
      />
    </Modal>
  );
}
