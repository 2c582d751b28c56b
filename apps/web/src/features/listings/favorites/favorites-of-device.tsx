import * as texts from '@africanscity/messages/listings';
import { getPropertiesById } from '@africanscity/contracts/listings/calls/listings';
import type { FavoriteListing } from '@africanscity/contracts/listings/favorites';
import type { Listing } from '@africanscity/contracts/listings/listings';
import { useQueries } from '@tanstack/react-query';
import '@mantine/core/styles/VisuallyHidden.layer.css';
import { VisuallyHidden } from '@mantine/core';
import { useEffect, useSyncExternalStore } from 'react';
import { ApiFailure } from '../../../api/call.ts';
import { operation } from '../../../api/query-client.ts';
import { Loaded, type QueryState, combineQueries } from '../../../components/loading/loaded.tsx';
import { useHydrated } from '../../../components/loading/use-hydrated.ts';
import { SkeletonListings } from '../../../ui/waiting.tsx';
import { deviceFavorites } from './device-favorites.ts';
import { type DeviceNote, deviceNotes, keepNote, keepPrices } from './device-notes.ts';
import { type FavoriteCard, FavoriteCards } from './favorite-cards.tsx';
import classes from './favorite-cards.module.css';
import { MoveButtons } from './move-buttons.tsx';
import { NoFavorites } from './no-favorites.tsx';
import { useMoves } from './use-moves.ts';

const none: number[] = [];
const noNotes: DeviceNote[] = [];

/** A guest's favorites on this device, in the order that the guest chose. The page provides the card component. */
export function FavoritesOfDevice({ Card }: { Card: FavoriteCard }) {
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
  return (
    <Loaded
      query={{ ...all, data }}
      what={texts.yourFavorites()}
      skeleton={<SkeletonListings count={3} />}
      empty={<NoFavorites />}
    >
      {(favorites) => <OrderedCards ids={ids} favorites={favorites} Card={Card} />}
    </Loaded>
  );
}

interface OrderedCardsProps {
  /** Ids of all favorites, with those that are gone. */
  ids: number[];
  favorites: FavoriteListing[];
  Card: FavoriteCard;
}

function OrderedCards({ ids, favorites, Card }: OrderedCardsProps) {
  const moves = useMoves({ ids, shown: favorites.map(({ id }) => id), save: deviceFavorites.write });
  return (
    <>
      <FavoriteCards
        favorites={favorites}
        onNote={async (id, note) => keepNote(id, note)}
        Card={Card}
        actions={({ id }, subject) => (
          <div className={classes.actions}>
            <MoveButtons id={id} subject={subject} moves={moves} />
          </div>
        )}
      />
      <VisuallyHidden role="status">{moves.moved}</VisuallyHidden>
    </>
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
