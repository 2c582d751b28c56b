import * as texts from '@africanscity/messages/listings';
import { Modal } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { useReturnFocus } from '../../../components/dialogs/use-return-focus.ts';
import { ShareListing } from './share-listing.tsx';
import type { Shared } from './share-sheet.ts';

interface ShareDialogProps extends Shared {
  heading: string;
  onClose: () => void;
}

/** All ways to share a listing, in a dialog. */
export default function ShareDialog({ heading, onClose, ...shared }: ShareDialogProps) {
  useReturnFocus();
  return (
    <Modal opened onClose={onClose} title={heading} centered closeButtonProps={{ 'aria-label': texts.close() }}>
      <ShareListing {...shared} />
    </Modal>
  );
}
