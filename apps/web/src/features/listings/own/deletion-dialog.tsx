import * as texts from '@africanscity/messages/listings';
import { Button, Group, Text } from '@mantine/core';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
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
    <Dialog
      onClose={onClose}
      title={several ? texts.deleteTheseListings({ count: listings.length }) : texts.deleteThisListing()}
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
    </Dialog>
  );
}
