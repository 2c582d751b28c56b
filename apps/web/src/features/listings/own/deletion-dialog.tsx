import * as texts from '@africanscity/messages/listings';
import { Button, Group, Modal, Text } from '@mantine/core';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { type Deletable, nameAll } from './deletable.ts';
import { useReturnFocus } from '../../../components/dialogs/use-return-focus.ts';

interface DeletionDialogProps {
  listings: Deletable[];
  loading: boolean;
  onDelete: () => void;
  onClose: () => void;
}

/** Asks for confirmation before listings are deleted. It is open while it is mounted. */
export default function DeletionDialog({ listings, loading, onDelete, onClose }: DeletionDialogProps) {
  useReturnFocus();
  const several = listings.length > 1;
  return (
    <Modal
      opened
      onClose={onClose}
      title={several ? texts.deleteTheseListings({ count: listings.length }) : texts.deleteThisListing()}
      closeButtonProps={{ 'aria-label': texts.close() }}
      centered
    >
      <Text>{texts.listingsTakenOff({ listings: nameAll(listings) })}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus>
          {several ? texts.keepThem() : texts.keepIt()}
        </Button>
        <Button color="red" loading={loading} onClick={onDelete}>
          {texts.deleteIt()}
        </Button>
      </Group>
    </Modal>
  );
}
