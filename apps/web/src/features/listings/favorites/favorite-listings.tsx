import * as texts from '@africanscity/messages/listings';
import { getFavorites, saveFavoriteNote } from '@africanscity/contracts/listings/calls/favorites';
import { getPropertiesById } from '@africanscity/contracts/listings/calls/listings';
import type { FavoriteListing } from '@africanscity/contracts/listings/favorites';
import type { Listing } from '@africanscity/contracts/listings/listings';
import { Button } from '@mantine/core';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { ApiFailure } from '../../../api/call.ts';
import { operation } from '../../../api/query-client.ts';
import { useSession } from '../../../api/session.ts';
import { useCall } from '../../../api/use-call.ts';
import { paths } from '../../../app/paths.ts';
import drawing from '../../../assets/buy.svg';
import { Loaded, type QueryState, combineQueries } from '../../../components/loading/loaded.tsx';
import { useHydrated } from '../../../components/loading/use-hydrated.ts';
import { NothingYet } from '../../../ui/nothing-yet.tsx';
import { SkeletonListings } from '../../../ui/waiting.tsx';
import { deviceFavorites } from './device-favorites.ts';
import { type DeviceNote, deviceNotes, keepNote, keepPrices } from './device-notes.ts';

interface FavoriteListingsProps {
  /** Renders the listings. `onNote` saves a note on one. */
  children: (favorites: FavoriteListing[], onNote: (id: number, note: string) => Promise<void>) => ReactNode;
}

/** The user's favorites, or a guest's on this device. */
export function FavoriteListings({ children }: FavoriteListingsProps) {
  const session = useSession();
  return session ? <FavoritesOfUser>{children}</FavoritesOfUser> : <FavoritesOfDevice>{children}</FavoritesOfDevice>;
}

function FavoritesOfUser({ children }: FavoriteListingsProps) {
  const query = useQuery({
    ...operation(getFavorites, {}),
    staleTime: 0,
    // A new favorite from another page has no card yet.
    select: (cards) => cards.filter((card) => card.user),
  });
  const call = useCall();
  const queryClient = useQueryClient();
  const onNote = async (id: number, note: string) => {
    await call(saveFavoriteNote, { propertyId: String(id), note });
    await queryClient.invalidateQueries(operation(getFavorites, {}));
  };
  return <ShownFavorites query={query}>{(favorites) => children(favorites, onNote)}</ShownFavorites>;
}

const none: number[] = [];
const noNotes: DeviceNote[] = [];

function FavoritesOfDevice({ children }: FavoriteListingsProps) {
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
  return <ShownFavorites query={{ ...all, data }}>{(favorites) => children(favorites, onNote)}</ShownFavorites>;
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

interface ShownFavoritesProps {
  query: QueryState<FavoriteListing[]>;
  children: (favorites: FavoriteListing[]) => ReactNode;
}

function ShownFavorites({ query, children }: ShownFavoritesProps) {
  return (
    <Loaded
      query={query}
      what={texts.yourFavorites()}
      skeleton={<SkeletonListings count={3} />}
      empty={<NoFavorites />}
    >
      {children}
    </Loaded>
  );
}

function NoFavorites() {
  return (
    <NothingYet drawing={drawing} title={texts.noFavoritesYet()} text={texts.noFavoritesText()}>
      <Button component={Link} to={paths.properties()} mt="sm">
        {texts.browseProperties()}
      </Button>
    </NothingYet>
  );
}
