import { orderShortlist } from '@africanscity/contracts/listings/calls/shortlists';
import type { ShortlistHome } from '@africanscity/contracts/listings/shortlists';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { showToast } from '../../../components/notices/toast.ts';
import { useMoves } from '../favorites/use-moves.ts';
import { useListsRefresh } from './use-lists-refresh.ts';

/** The homes of a list, or of all favorites without an id, in the order that the user last chose, while the server saves it and after. */
export function useOrder(id: number | undefined, homes: ShortlistHome[]) {
  const call = useCall();
  const refresh = useListsRefresh();
  const [order, setOrder] = useState<number[]>();
  const save = useMutation({
    // Saves one order after the other, so that the last one stays.
    scope: { id: `shortlist-order-${id ?? 'all'}` },
    mutationFn: (ids: number[]) => call(orderShortlist, { ...(id && { id: String(id) }), propertyIds: ids.join(',') }),
    onError: async ({ message }) => {
      void showToast({ kind: 'error', message });
      await refresh();
      setOrder(undefined);
    },
    onSuccess: refresh,
  });

  const placeOf = (home: ShortlistHome) => order?.indexOf(home.id) ?? homes.indexOf(home);
  const ordered = homes.toSorted((one, other) => placeOf(one) - placeOf(other));
  const moves = useMoves({
    ids: ordered.map((home) => home.id),
    shown: ordered.flatMap((home) => (home.card ? [home.id] : [])),
    save(ids) {
      setOrder(ids);
      save.mutate(ids);
    },
  });

  return { ordered, moves };
}
