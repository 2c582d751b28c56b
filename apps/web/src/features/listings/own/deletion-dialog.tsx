import { Button, Group, Modal, Text } from '@mantine/core';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { type Deletable, nameAll } from './deletable.ts';

interface DeletionDialogProps {
  listings: Deletable[];
  loading: boolean;
  onDelete: () => void;
  onClose: () => void;
}

/** Asks for confirmation before listings are deleted. It is open while it is mounted. */
export default function DeletionDialog({ listings, loading, onDelete, onClose }: DeletionDialogProps) {
  const several = listings.length > 1;
  return (
    <Modal
      opened
      onClose={onClose}
      title={several ? `Delete these ${listings.length} listings?` : 'Delete this listing?'}
      closeButtonProps={{ 'aria-label': 'Close' }}
      centered
    >
      <Text>{nameAll(listings)} will be taken off the site, with all pictures.</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus>
          {several ? 'Keep them' : 'Keep it'}
        </Button>
        <Button color="red" loading={loading} onClick={onDelete}>
          Delete
        </Button>
      </Group>
    </Modal>
  );
}
