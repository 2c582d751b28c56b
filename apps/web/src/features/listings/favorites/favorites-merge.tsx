import { getFavorites, saveFavorite, saveFavoriteNote } from '@africanscity/contracts/listings/calls/favorites';
import { getShortlist } from '@africanscity/contracts/listings/calls/shortlists';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiFailure } from '../../../api/call.ts';
import { operation } from '../../../api/query-client.ts';
import { useSession } from '../../../api/session.ts';
import { useCall } from '../../../api/use-call.ts';
import { deviceFavorites } from './device-favorites.ts';
import { deviceNotes } from './device-notes.ts';

/** After login, moves this device's favorites and notes to the account. */
export function FavoritesMerge() {
  const call = useCall();
  const queryClient = useQueryClient();
  const who = useSession()?.authorization;
  useEffect(() => {
    if (!who || deviceFavorites.read().length === 0) return;
    void merge();
    async function merge() {
      for (const id of [...deviceFavorites.read()].reverse()) {
        const failure = await mergeOne(id).catch((error: Error) => error);
        // Forgets deleted listings. Other failures are retried at the next visit.
        const settled = !(failure instanceof Error) || (failure instanceof ApiFailure && failure.status === 404);
        if (!settled) continue;
        deviceFavorites.write(deviceFavorites.read().filter((other) => other !== id));
        deviceNotes.write(deviceNotes.read().filter((other) => other.id !== id));
      }
      await Promise.all([
        queryClient.invalidateQueries(operation(getFavorites, {})),
        queryClient.invalidateQueries(operation(getShortlist, {})),
      ]);
    }
    async function mergeOne(id: number) {
      const propertyId = String(id);
      await call(saveFavorite, { propertyId });
      const note = deviceNotes.read().find((one) => one.id === id)?.note;
      if (note) await call(saveFavoriteNote, { propertyId, note });
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each login, not for each drawing
  }, [who]);
  return null;
}
