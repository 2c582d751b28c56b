import * as texts from '@africanscity/messages/listings';
import { orderShortlist } from '@africanscity/contracts/listings/calls/shortlists';
import type { ShortlistHome } from '@africanscity/contracts/listings/shortlists';
import { formatNumber } from '@africanscity/messages/formats';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { showToast } from '../../../components/notices/toast.ts';
import { useListsRefresh } from './use-lists-refresh.ts';

/** The homes of a list, or of all favorites without an id, in the order that the user last chose, while the server saves it and after. */
export function useOrder(id: number | undefined, homes: ShortlistHome[]) {
  const call = useCall();
  const refresh = useListsRefresh();
  const [order, setOrder] = useState<number[]>();
  const [moved, setMoved] = useState('');
  const [focused, setFocused] = useState<string>();
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
  // A moved element loses the focus.
  useEffect(() => {
    if (focused) document.getElementById(focused)?.focus();
  }, [order, focused]);

  const placeOf = (home: ShortlistHome) => order?.indexOf(home.id) ?? homes.indexOf(home);
  const ordered = homes.toSorted((one, other) => placeOf(one) - placeOf(other));

  /** Puts a home at the place of another. */
  function move(homeId: number, otherId: number | undefined, subject: string) {
    const ids = ordered.map((home) => home.id);
    if (otherId === undefined) return;
    const [from, to] = [ids.indexOf(homeId), ids.indexOf(otherId)];
    ids.splice(to, 0, ...ids.splice(from, 1));
    setOrder(ids);
    setFocused(`move-${to < from ? 'up' : 'down'}-${homeId}`);
    const shown = ids.filter((one) => homes.some((home) => home.id === one && home.card));
    setMoved(
      texts.homeMoved({
        subject,
        position: formatNumber(shown.indexOf(homeId) + 1),
        count: formatNumber(shown.length),
      }),
    );
    save.mutate(ids);
  }

  return { ordered, move, moved };
}
