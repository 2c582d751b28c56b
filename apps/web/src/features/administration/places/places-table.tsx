import { confirmPlace, getPlaces } from '@africanscity/contracts/administration/calls/places';
import type { PlaceRow } from '@africanscity/contracts/administration/places';
import { Anchor } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useCall } from '../../../api/use-call.ts';
import { paths } from '../../../app/paths.ts';
import { ListingsNumber } from '../../../components/listings-number.tsx';
import { DataTable } from '../../../components/data-table.tsx';
import { useWhich } from '../../../components/table-filter.tsx';
import { showToast } from '../../../components/toast.ts';
import { EditPlaceDialog } from './edit-place-dialog.tsx';
import { MergePlacesDialog } from './merge-places-dialog.tsx';
import { showDay } from '../../../ui/show-time.ts';

const kinds = { waiting: 'Those that wait', all: 'All places' };

/** Places, with what may be done to them. */
export function PlacesTable() {
  const call = useCall();
  const queryClient = useQueryClient();
  const { which, filter } = useWhich(kinds, 'waiting');
  const [asked, setAsked] = useState<{ place: PlaceRow; act: 'edit' | 'merge' } | null>(null);

  async function done(message: string) {
    setAsked(null);
    void showToast({ kind: 'success', message });
    await queryClient.invalidateQueries();
  }

  async function confirm({ id, name }: PlaceRow) {
    try {
      await call(confirmPlace, { id: String(id) });
      await done(`${name} is confirmed.`);
    } catch (error) {
      void showToast({ kind: 'error', message: (error as Error).message });
    }
  }

  return (
    <>
      <DataTable
        title="Places"
        endpoint={getPlaces}
        input={{ which }}
        searchLabel="Name, or another name"
        filters={filter}
        empty="No place waits."
        nameOf={({ name }) => name}
        columns={[
          { title: 'Name', sortBy: 'name', show: ({ name }: PlaceRow) => name },
          { title: 'Kind', show: ({ kind }) => kind.charAt(0).toUpperCase() + kind.slice(1) },
          { title: 'Lies in', show: ({ within }) => within },
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
        ]}
        actions={(place) => [
          ...(place.waits ? [{ label: 'Confirm', onClick: () => void confirm(place) }] : []),
          { label: 'Edit', onClick: () => setAsked({ place, act: 'edit' }) },
          ...(place.kind === 'country' ? [] : [{ label: 'Merge', onClick: () => setAsked({ place, act: 'merge' }) }]),
        ]}
      />
      {asked?.act === 'edit' && (
        <EditPlaceDialog place={asked.place} onClose={() => setAsked(null)} onDone={() => done('Saved.')} />
      )}
      {asked?.act === 'merge' && (
        <MergePlacesDialog
          place={asked.place}
          onClose={() => setAsked(null)}
          onDone={(into) => done(`${asked.place.name} is part of ${into} now.`)}
        />
      )}
    </>
  );
}
