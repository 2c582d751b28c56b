import { getFavorites, getPropertiesById } from '@africanscity/contracts/listings/calls';
import type { Listing, ListingCard } from '@africanscity/contracts/listings/listings';
import { Button } from '@mantine/core';
import { useQueries, useQuery } from '@tanstack/react-query';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { ApiFailure } from '../../../api/call.ts';
import { operation } from '../../../api/query-client.ts';
import { useSession } from '../../../api/session.ts';
import { paths } from '../../../app/paths.ts';
import { Loaded, type Reading, together } from '../../../components/loaded.tsx';
import { MessageScreen } from '../../../ui/message-screen.tsx';
import { SkeletonCards } from '../../../ui/waiting.tsx';
import { deviceFavorites } from './device-favorites.ts';

interface FavoriteListingsProps {
  /** Draws the listings. */
  children: (listings: ListingCard[]) => ReactNode;
}

/** The favorites of whoever is logged in, or those of this device. */
export function FavoriteListings({ children }: FavoriteListingsProps) {
  const session = useSession();
  return session ? <FavoritesOfUser>{children}</FavoritesOfUser> : <FavoritesOfDevice>{children}</FavoritesOfDevice>;
}

function FavoritesOfUser({ children }: FavoriteListingsProps) {
  const query = useQuery({
    ...operation(getFavorites, {}),
    staleTime: 0,
    // A heart that was just given has no card yet.
    select: (cards) => cards.filter((card) => card.user),
  });
  return <ShownFavorites query={query}>{children}</ShownFavorites>;
}

const none: number[] = [];

function FavoritesOfDevice({ children }: FavoriteListingsProps) {
  const ids = useSyncExternalStore(deviceFavorites.subscribe, deviceFavorites.read, () => none);
  const queries = useQueries({
    queries: ids.map((id) => operation(getPropertiesById, { id: String(id), contacts: 'false' })),
  });
  const all = together(...queries.map(nullWhenGone));
  return (
    <ShownFavorites query={{ ...all, data: all.data?.flatMap((listing) => (listing ? [cardOf(listing)] : [])) }}>
      {children}
    </ShownFavorites>
  );
}

/** Listings that are gone are left out, and no reason to show none. */
function nullWhenGone(query: Reading<Listing>): Reading<Listing | null> {
  const gone = query.error instanceof ApiFailure && query.error.status === 404;
  return gone ? { ...query, data: null, error: null } : query;
}

function cardOf(listing: Listing): ListingCard {
  return { ...listing, picture: listing.pictures[0] ?? null };
}

function ShownFavorites({ query, children }: FavoriteListingsProps & { query: Reading<ListingCard[]> }) {
  return (
    <Loaded
      query={query}
      what="your favorites"
      skeleton={<SkeletonCards wide count={3} height={416} />}
      empty={<NoFavorites />}
    >
      {children}
    </Loaded>
  );
}

function NoFavorites() {
  return (
    <MessageScreen
      title="No favorites yet"
      text="Tap the heart on a listing to find it here again, also before you log in."
    >
      <Button component={Link} to={paths.properties()}>
        Look at properties
      </Button>
    </MessageScreen>
  );
}
