import { getFavorites } from '@africanscity/contracts/favorites';
import { getPropertiesById, type Listing, type ListingCard } from '@africanscity/contracts/listings';
import { Alert, Button, Skeleton } from '@mantine/core';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { operation } from '../../api/query-client.ts';
import { useSession } from '../../api/session.ts';
import { paths } from '../../app/paths.ts';
import { deviceFavorites } from '../../components/device-favorites.ts';
import { MessageScreen } from '../../ui/message-screen.tsx';

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
  const { data, error, refetch } = useQuery({ ...operation(getFavorites, {}), staleTime: 0 });
  if (error) {
    return (
      <Alert color="red" role="alert">
        {error.message} <Button onClick={() => void refetch()}>Try again</Button>
      </Alert>
    );
  }
  if (!data) return <Loading />;
  // A heart that was just given has no card yet.
  const cards = data.filter((card) => card.user);
  return cards.length ? children(cards) : <NoFavorites />;
}

const none: number[] = [];

function FavoritesOfDevice({ children }: FavoriteListingsProps) {
  const ids = useSyncExternalStore(deviceFavorites.subscribe, deviceFavorites.read, () => none);
  const queries = useQueries({
    queries: ids.map((id) => operation(getPropertiesById, { id: String(id), contacts: 'false' })),
  });
  if (ids.length === 0) return <NoFavorites />;
  if (queries.some((query) => query.isPending)) return <Loading />;
  // Listings that are gone are left out.
  const cards = queries.flatMap((query) => (query.data ? [cardOf(query.data)] : []));
  return cards.length ? children(cards) : <NoFavorites />;
}

function cardOf(listing: Listing): ListingCard {
  return { ...listing, picture: listing.pictures[0] ?? null };
}

function Loading() {
  return <Skeleton height={360} radius="lg" role="status" aria-label="Loading your favorites" />;
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
