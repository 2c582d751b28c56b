import { getPlaces } from '@africanscity/contracts/administration/calls/places';
import type { PlaceRow } from '@africanscity/contracts/administration/places';
import { Anchor } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useCall } from '../../../api/use-call.ts';
import { paths } from '../../../app/paths.ts';
import { ListingsNumber } from '../../../components/tables/listings-number.tsx';
import type { Column } from '../../../components/tables/data-table-rows.tsx';
import { DataTable } from '../../../components/tables/data-table.tsx';
import { showToast } from '../../../components/notices/toast.ts';
import { EditPlaceDialog } from './edit-place-dialog.tsx';
import { MergePlacesDialog } from './merge-places-dialog.tsx';
import { PlaceBatchNotice } from './place-batch-notice.tsx';
import { confirmPlan, mergePlan, unconfirmPlan, undoMergePlan } from './place-plans.ts';
import { RecentMerges } from './recent-merges.tsx';
import { usePlaceBatch } from './use-place-batch.ts';
import { showDay } from '../../../ui/show-time.ts';

const columns: Column<PlaceRow>[] = [
  { title: 'Name', sortBy: 'name', show: ({ name }) => name },
  { title: 'Kind', show: ({ kind }) => kind.charAt(0).toUpperCase() + kind.slice(1) },
  { title: 'Part of', show: ({ within }) => within },
  { title: 'Other names', show: ({ names }) => names.join(', ') },
  {
    title: 'Listings',
    show: ({ id, listings }) => <ListingsNumber count={listings} which={{ placeId: id, state: 'shown' }} />,
  },
  {
    title: 'Example',
    show: ({ example }) =>
      example && (
        <Anchor component={Link} to={paths.property(example.id)}>
          {example.address}
        </Anchor>
      ),
  },
  { title: 'Since', sortBy: 'createdAt', show: ({ createdAt }) => showDay(createdAt), wrap: 'never' },
];

/** Places and their actions. */
export function PlacesTable({ which }: { which: 'waiting' | 'all' }) {
  const call = useCall();
  const queryClient = useQueryClient();
  const [edited, setEdited] = useState<PlaceRow | null>(null);
  const [merged, setMerged] = useState<PlaceRow[] | null>(null);
  const { batch, run, dismiss } = usePlaceBatch();
  const busy = batch?.running ?? false;

  return (
    <>
      {batch && <PlaceBatchNotice batch={batch} onDismiss={dismiss} />}
      <DataTable
        title="Places"
        endpoint={getPlaces}
        input={{ which }}
        searchLabel="Name or alias"
        empty="No places to confirm."
        nameOf={({ name }) => name}
        columns={columns}
        actions={(place) => [
          ...(place.waits ? [{ label: 'Confirm', onClick: () => void run(confirmPlan(call, [place])) }] : []),
          { label: 'Edit', onClick: () => setEdited(place) },
          ...(place.kind === 'country'
            ? []
            : [
                { label: 'Merge', onClick: () => setMerged([place]) },
                ...(place.waits
                  ? []
                  : [{ label: 'Undo confirmation', onClick: () => void run(unconfirmPlan(call, place)) }]),
              ]),
        ]}
        bulk={
          busy
            ? []
            : [
                {
                  label: 'Confirm',
                  labelFor: (count) => `Confirm ${placesWords(count)}`,
                  fits: ({ waits }) => waits,
                  onAct: (places) => void run(confirmPlan(call, places)),
                },
                {
                  label: 'Merge',
                  labelFor: (count) => `Merge ${placesWords(count)} into…`,
                  fits: ({ kind }) => kind !== 'country',
                  onAct: setMerged,
                },
              ]
        }
      />
      {edited && (
        <EditPlaceDialog
          place={edited}
          onClose={() => setEdited(null)}
          onDone={async () => {
            setEdited(null);
            void showToast({ kind: 'success', message: `${edited.name} saved.` });
            await queryClient.invalidateQueries();
          }}
        />
      )}
      {merged && (
        <MergePlacesDialog
          places={merged}
          onClose={() => setMerged(null)}
          onChoose={(into) => {
            setMerged(null);
            void run(mergePlan(call, merged, into));
          }}
        />
      )}
      <RecentMerges disabled={busy} onUndo={(merge) => void run(undoMergePlan(call, merge))} />
    </>
  );
}

function placesWords(count: number): string {
  return count === 1 ? '1 place' : `${count} places`;
}
