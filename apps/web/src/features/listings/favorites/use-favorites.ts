import { deleteFavorite, getFavorites, saveFavorite } from '@africanscity/contracts/listings/calls/favorites';
import { getShortlist, getShortlists } from '@africanscity/contracts/listings/calls/shortlists';
import type { FavoriteListing } from '@africanscity/contracts/listings/favorites';
import type { OwnShortlist } from '@africanscity/contracts/listings/shortlists';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { operation } from '../../../api/query-client.ts';
import { useCall } from '../../../api/use-call.ts';
import { showToast } from '../../../components/notices/toast.ts';

export interface Favorites {
  has: (id: number) => boolean;
  toggle: (id: number) => Promise<void>;
}

/** The logged-in user's favorites. */
export function useFavorites(): Favorites {
  const call = useCall();
  const queryClient = useQueryClient();
  const query = operation(getFavorites, {});
  const { data: shown } = useQuery(query);
  const isIn = (cards: FavoriteListing[] | undefined, id: number) => cards?.some((card) => card.id === id) ?? false;
  const has = (id: number) => isIn(shown, id);

  async function toggle(id: number) {
    // The cache: two taps in a row come before the next render.
    const before = queryClient.getQueryData<FavoriteListing[]>(query.queryKey) ?? [];
    const isFavorite = isIn(before, id);
    // Optimistic: the server's response replaces it.
    queryClient.setQueryData(
      query.queryKey,
      isFavorite ? before.filter((card) => card.id !== id) : [{ id } as FavoriteListing, ...before],
    );
    // A home that is no favorite is in no list.
    if (isFavorite)
      queryClient.setQueriesData<OwnShortlist>(
        { queryKey: [getShortlist.name] },
        (list) => list && { ...list, homes: list.homes.filter((home) => home.id !== id) },
      );
    try {
      await call(isFavorite ? deleteFavorite : saveFavorite, { propertyId: String(id) });
    } catch (failure) {
      queryClient.setQueryData(query.queryKey, before);
      void showToast({ kind: 'error', message: (failure as Error).message });
    }
    const changed = [query.queryKey, [getShortlist.name], [getShortlists.name]];
    await Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  }

  return { has, toggle };
}
