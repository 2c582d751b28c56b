import * as texts from '@africanscity/messages/administration';
import { getPlaces } from '@africanscity/contracts/administration/calls/places';
import type { PlaceRow } from '@africanscity/contracts/administration/places';
import { Anchor, Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { useCall } from '../../../api/use-call.ts';
import { paths } from '../../../app/paths.ts';
import { ListingsNumber } from '../../../components/tables/listings-number.tsx';
import type { Column } from '../../../components/tables/data-table-rows.tsx';
import { DataTable } from '../../../components/tables/data-table.tsx';
import { showToast } from '../../../components/notices/toast.ts';
import { placeKinds } from './place-kinds.ts';
import { RowBatchNotice } from '../../../components/tables/row-batch-notice.tsx';
import { confirmPlan, mergePlan, unconfirmPlan, undoMergePlan } from './place-plans.ts';
import { RecentMerges } from './recent-merges.tsx';
import { useTableAddress } from '../../../components/tables/use-table-address.ts';
import { useRowBatch } from '../../../components/tables/use-row-batch.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { showDay } from '../../../ui/show-time.ts';

// Lazy: the dialogs have fields that the table does not need.
const EditPlaceDialog = lazyPart(() => import('./edit-place-dialog.tsx'));
const MergePlacesDialog = lazyPart(() => import('./merge-places-dialog.tsx'));

const columns = (): Column<PlaceRow>[] => [
  { title: texts.name(), sortBy: 'name', show: ({ name }) => name },
  { title: texts.pageKind(), show: ({ kind }) => placeKinds[kind]() },
  { title: texts.partOf(), show: ({ within }) => within },
  { title: texts.otherNames(), show: ({ names }) => names.join(', ') },
  {
    title: texts.navListings(),
    text: ({ listings }) => listings,
    show: ({ id, listings }) => <ListingsNumber count={listings} which={{ placeId: id, state: 'shown' }} />,
  },
  {
    title: texts.example(),
    text: ({ example }) => example?.address ?? '',
    show: ({ example }) =>
      example && (
        <Anchor component={Link} to={paths.property(example.id)}>
          {example.address}
        </Anchor>
      ),
  },
  { title: texts.since(), sortBy: 'createdAt', show: ({ createdAt }) => showDay(createdAt), wrap: 'never' },
];

/** Places and their actions. */
export function PlacesTable({ which }: { which: 'waiting' | 'all' }) {
  const call = useCall();
  const queryClient = useQueryClient();
  const [edited, setEdited] = useState<PlaceRow | null>(null);
  const [merged, setMerged] = useState<PlaceRow[] | null>(null);
  const { batch, running, run, dismiss } = useRowBatch();

  return (
    <>
      {batch && <RowBatchNotice batch={batch} onDismiss={dismiss} />}
      <DataTable
        title={texts.navPlaces()}
        endpoint={getPlaces}
        input={{ which }}
        searchLabel={texts.nameOrAlias()}
        {...(which === 'waiting' && { empty: texts.noPlacesToConfirm(), elsewhere: <AllPlaces /> })}
        nameOf={({ name }) => name}
        columns={columns()}
        actions={(place) => [
          ...(place.waits
            ? [{ label: texts.confirmPlace(), onClick: () => void run(confirmPlan(call, [place])) }]
            : []),
          { label: texts.editPage(), onClick: () => setEdited(place) },
          ...(place.kind === 'country'
            ? []
            : [
                { label: texts.merge(), onClick: () => setMerged([place]) },
                ...(place.waits
                  ? []
                  : [{ label: texts.undoConfirmation(), onClick: () => void run(unconfirmPlan(call, place)) }]),
              ]),
        ]}
        busy={running}
        bulk={[
          {
            label: texts.confirmPlace(),
            labelFor: (count) => texts.confirmCounted({ count }),
            fits: ({ waits }) => waits,
            onAct: (places) => void run(confirmPlan(call, places)),
          },
          {
            label: texts.merge(),
            labelFor: (count) => texts.mergeCountedInto({ count }),
            fits: ({ kind }) => kind !== 'country',
            onAct: setMerged,
          },
        ]}
      />
      <Suspense fallback={null}>
        {edited && (
          <EditPlaceDialog
            place={edited}
            onClose={() => setEdited(null)}
            onDone={async () => {
              setEdited(null);
              void showToast({ kind: 'success', message: texts.placeSaved({ name: edited.name }) });
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
      </Suspense>
      <RecentMerges disabled={running} onUndo={(merge) => void run(undoMergePlan(call, merge))} />
    </>
  );
}

/** Leads from an empty list of waiting places to all places, with the same search. */
function AllPlaces() {
  const { query } = useTableAddress();
  const search = query.get('search');
  return (
    <Button
      component={Link}
      to={`?${new URLSearchParams({ which: 'all', ...(search && { search }) })}`}
      variant="default"
      mih={44}
    >
      {texts.showAllPlaces()}
    </Button>
  );
}
