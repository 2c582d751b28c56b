import * as texts from '@africanscity/messages/listings';
import {
  deletePropertyById,
  getPropertiesByLoggedInUser,
  restorePropertyById,
} from '@africanscity/contracts/listings/calls/own-listings';
import { Alert, Button, Group, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { Fault } from '../../../ui/failure-notice.tsx';
import { useCall } from '../../../api/use-call.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { type Deletable, nameAll } from './deletable.ts';

const DeletionDialog = lazyPart(() => import('./deletion-dialog.tsx'));

export interface Deletion {
  /** Opens the confirmation. */
  ask: (listings: Deletable[]) => void;
  /** The confirmation dialog, while it is open. */
  dialog: ReactNode;
  /** Listings that were just deleted and can be restored. */
  deleted: Deletable[];
  undo: () => Promise<void>;
  error: string | null;
}

/** Deletes listings after a confirmation, and can undo it. Refetches the list after success and failure. */
export function useDeletion(): Deletion {
  const call = useCall();
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<Deletable[]>([]);
  const [deleted, setDeleted] = useState<Deletable[]>([]);
  const [error, setError] = useState<string | null>(null);
  const [loading, setLoading] = useState(false);

  /** Runs an action on listings until one fails. Returns the processed listings. */
  async function run(listings: Deletable[], work: (id: string) => Promise<unknown>): Promise<Deletable[]> {
    setLoading(true);
    setError(null);
    const done: Deletable[] = [];
    try {
      for (const listing of listings) {
        await work(String(listing.id));
        done.push(listing);
      }
    } catch (failure) {
      setError((failure as Error).message);
    } finally {
      setLoading(false);
      setAsked([]);
      await queryClient.invalidateQueries({ queryKey: [getPropertiesByLoggedInUser.name] });
    }
    return done;
  }

  const remove = async () => setDeleted(await run(asked, (id) => call(deletePropertyById, { id })));
  const undo = async () => {
    const back = await run(deleted, (id) => call(restorePropertyById, { id }));
    setDeleted(deleted.filter((listing) => !back.includes(listing)));
  };

  const dialog = asked.length > 0 && (
    <Suspense>
      <DeletionDialog listings={asked} loading={loading} onDelete={() => void remove()} onClose={() => setAsked([])} />
    </Suspense>
  );
  return { ask: setAsked, dialog, deleted, undo, error };
}

/** Reports the deletion, with an undo button. */
export function DeletedNotice({ deletion: { deleted, error, undo } }: { deletion: Deletion }) {
  return (
    <>
      <Fault>{error}</Fault>
      {deleted.length > 0 && (
        <Alert color="slate" role="status">
          <Group justify="space-between">
            <Text>
              {deleted.length === 1
                ? texts.listingDeleted({ listing: nameAll(deleted) })
                : texts.listingsDeleted({ count: deleted.length })}
            </Text>
            <Button variant="default" onClick={() => void undo()}>
              {texts.undo()}
            </Button>
          </Group>
        </Alert>
      )}
    </>
  );
}
