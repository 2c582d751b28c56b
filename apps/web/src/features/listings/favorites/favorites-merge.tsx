import { getFavorites, saveFavorite, saveFavoriteNote } from '@africanscity/contracts/listings/calls/favorites';
import { getShortlist, orderShortlist } from '@africanscity/contracts/listings/calls/shortlists';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiFailure } from '../../../api/call.ts';
import { operation } from '../../../api/query-client.ts';
import { useSession } from '../../../api/session.ts';
import { useCall } from '../../../api/use-call.ts';
import { deviceFavorites } from './device-favorites.ts';
import { deviceNotes } from './device-notes.ts';

/** After login, moves this device's favorites and notes to the account: in their order, before those that it has. */
export function FavoritesMerge() {
  const call = useCall();
  const queryClient = useQueryClient();
  const who = useSession()?.authorization;
  useEffect(() => {
    if (!who || deviceFavorites.read().length === 0) return;
    void merge();
    async function merge() {
      const ids = deviceFavorites.read();
      // The latest favorite is the first of an account.
      for (const id of ids.toReversed()) {
        const failure = await mergeOne(id).catch((error: Error) => error);
        // Forgets deleted listings. Other failures are retried at the next visit.
        const settled = !(failure instanceof Error) || (failure instanceof ApiFailure && failure.status === 404);
        if (!settled) continue;
        deviceFavorites.write(deviceFavorites.read().filter((other) => other !== id));
        deviceNotes.write(deviceNotes.read().filter((other) => other.id !== id));
      }
      await keepOrder(ids).catch(() => undefined);
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
    /** Orders the account's favorites, where some of the device's were among them before. */
    async function keepOrder(ids: number[]) {
      const { homes } = await call(getShortlist, {});
      const before = homes.map((home) => home.id);
      const after = [...ids.filter((id) => before.includes(id)), ...before.filter((id) => !ids.includes(id))];
      if (after.join() !== before.join()) await call(orderShortlist, { propertyIds: after.join(',') });
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each login, not for each drawing
  }, [who]);
  return null;
}
