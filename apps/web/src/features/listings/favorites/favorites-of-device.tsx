import * as texts from '@africanscity/messages/listings';
import { getPropertiesById } from '@africanscity/contracts/listings/calls/listings';
import type { FavoriteListing } from '@africanscity/contracts/listings/favorites';
import type { Listing } from '@africanscity/contracts/listings/listings';
import { useQueries } from '@tanstack/react-query';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { ApiFailure } from '../../../api/call.ts';
import { operation } from '../../../api/query-client.ts';
import { Loaded, type QueryState, combineQueries } from '../../../components/loading/loaded.tsx';
import { useHydrated } from '../../../components/loading/use-hydrated.ts';
import { SkeletonListings } from '../../../ui/waiting.tsx';
import { deviceFavorites } from './device-favorites.ts';
import { type DeviceNote, deviceNotes, keepNote, keepPrices } from './device-notes.ts';
import { NoFavorites } from './no-favorites.tsx';

interface FavoritesOfDeviceProps {
  /** Renders the listings. `onNote` saves a note on one. */
  children: (favorites: FavoriteListing[], onNote: (id: number, note: string) => Promise<void>) => ReactNode;
}

const none: number[] = [];
const noNotes: DeviceNote[] = [];

/** A guest's favorites on this device. */
export function FavoritesOfDevice({ children }: FavoritesOfDeviceProps) {
  const ids = useSyncExternalStore(deviceFavorites.subscribe, deviceFavorites.read, () => none);
  const queries = useQueries({
    queries: ids.map((id) => operation(getPropertiesById, { id: String(id), contacts: 'false' })),
  });
  const notes = useSyncExternalStore(deviceNotes.subscribe, deviceNotes.read, () => noNotes);
  const all = combineQueries(...queries.map(nullWhenGone));
  const data = all.data?.flatMap((listing) => (listing ? [cardOf(listing, notes)] : []));
  const shown = data && JSON.stringify(data.map(({ id, price }) => ({ id, price })));
  const hydrated = useHydrated();
  useEffect(() => {
    // Before hydration the list is empty, and the notes would be deleted.
    if (hydrated && shown) keepPrices(JSON.parse(shown) as { id: number; price: number }[]);
  }, [hydrated, shown]);
  const onNote = async (id: number, note: string) => keepNote(id, note);
  return (
    <Loaded
      query={{ ...all, data }}
      what={texts.yourFavorites()}
      skeleton={<SkeletonListings count={3} />}
      empty={<NoFavorites />}
    >
      {(favorites) => children(favorites, onNote)}
    </Loaded>
  );
}

/** Deleted listings are left out. */
function nullWhenGone(query: QueryState<Listing>): QueryState<Listing | null> {
  const gone = query.error instanceof ApiFailure && query.error.status === 404;
  return gone ? { ...query, data: null, error: null } : query;
}

function cardOf(listing: Listing, notes: DeviceNote[]): FavoriteListing {
  const kept = notes.find(({ id }) => id === listing.id);
  return {
    ...listing,
    picture: listing.pictures[0] ?? null,
    photoCount: listing.pictures.length,
    verified: listing.company?.verified ?? false,
    highlights: [],
    note: kept?.note ?? '',
    savedPrice: kept?.price ?? null,
  };
}
