import { deleteFavorite, getFavorites, saveFavorite } from '@africanscity/contracts/listings/calls';
import type { ListingCard } from '@africanscity/contracts/listings/listings';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { operation } from '../../../api/query-client.ts';
import { useSession } from '../../../api/session.ts';
import { useCall } from '../../../api/use-call.ts';
import { showToast } from '../../../components/toast.ts';
import { deviceFavorites } from './device-favorites.ts';

export interface Favorites {
  has: (id: number) => boolean;
  toggle: (id: number) => Promise<void>;
}

const none: number[] = [];

/** Favorites of whoever is logged in, or of this device until then. */
export function useFavorites(): Favorites {
  const call = useCall();
  const queryClient = useQueryClient();
  const session = useSession();
  const onDevice = useSyncExternalStore(deviceFavorites.subscribe, deviceFavorites.read, () => none);
  const query = operation(getFavorites, {});
  const { data: cards } = useQuery({ ...query, enabled: session !== null });

  async function toggleOnServer(id: number) {
    const isFavorite = cards?.some((card) => card.id === id) ?? false;
    const before = cards ?? [];
    // Shown at once; what the server says afterwards is final.
    queryClient.setQueryData(
      query.queryKey,
      isFavorite ? before.filter((card) => card.id !== id) : [{ id } as ListingCard, ...before],
    );
    try {
      await call(isFavorite ? deleteFavorite : saveFavorite, { propertyId: String(id) });
    } catch (failure) {
      queryClient.setQueryData(query.queryKey, before);
      void showToast({ kind: 'error', message: (failure as Error).message });
    }
    await queryClient.invalidateQueries(query);
  }

  function toggleOnDevice(id: number) {
    const ids = deviceFavorites.read();
    deviceFavorites.write(ids.includes(id) ? ids.filter((other) => other !== id) : [id, ...ids]);
  }

  return {
    has: (id) => (session ? (cards?.some((card) => card.id === id) ?? false) : onDevice.includes(id)),
    toggle: async (id) => (session ? toggleOnServer(id) : toggleOnDevice(id)),
  };
}
