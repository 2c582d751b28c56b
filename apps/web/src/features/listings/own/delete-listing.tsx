import {
  deletePropertyById,
  getPropertiesByLoggedInUser,
  restorePropertyById,
} from '@africanscity/contracts/listings/calls';
import { Alert, Button, Group, Modal, Text } from '@mantine/core';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useCall } from '../../../api/use-call.ts';

interface Deletable {
  id: number;
  address: string;
}

export interface Deletion {
  /** Asks whether to delete. */
  ask: (listing: Deletable) => void;
  /** The question, while it is open. */
  dialog: ReactNode;
  /** The listing that was just deleted and can still be brought back. */
  deleted: Deletable | null;
  undo: () => Promise<void>;
  error: string | null;
}

/** Deletes after a question, and keeps a way back. The list is loaded again either way. */
export function useDeletion(): Deletion {
  const call = useCall();
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<Deletable | null>(null);
  const [deleted, setDeleted] = useState<Deletable | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [loading, setLoading] = useState(false);

  async function run(work: () => Promise<unknown>, then: Deletable | null) {
    setLoading(true);
    setError(null);
    try {
      await work();
      setDeleted(then);
    } catch (failure) {
      setError((failure as Error).message);
    } finally {
      setLoading(false);
      setAsked(null);
      await queryClient.invalidateQueries({ queryKey: [getPropertiesByLoggedInUser.name] });
    }
  }

  const remove = (listing: Deletable) => run(() => call(deletePropertyById, { id: String(listing.id) }), listing);
  const undo = () =>
    deleted ? run(() => call(restorePropertyById, { id: String(deleted.id) }), null) : Promise.resolve();

  const dialog = (
    <Modal opened={asked !== null} onClose={() => setAsked(null)} title="Delete this listing?" centered>
      <Text>{asked?.address} will be taken off the site, with its pictures.</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={() => setAsked(null)} data-autofocus>
          Keep it
        </Button>
        <Button color="red" loading={loading} onClick={() => asked && void remove(asked)}>
          Delete
        </Button>
      </Group>
    </Modal>
  );
  return { ask: setAsked, dialog, deleted, undo, error };
}

/** Says what was deleted, and takes it back on demand. */
export function DeletedNotice({ deletion }: { deletion: Deletion }) {
  if (deletion.error) {
    return (
      <Alert color="red" role="alert">
        {deletion.error}
      </Alert>
    );
  }
  if (!deletion.deleted) return null;
  return (
    <Alert color="slate" role="status">
      <Group justify="space-between">
        <Text>{deletion.deleted.address} was deleted. You can bring it back within an hour.</Text>
        <Button variant="default" onClick={() => void deletion.undo()}>
          Undo
        </Button>
      </Group>
    </Alert>
  );
}
