import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { usePendingLocation } from '../navigation/use-pending-location.ts';

/** The state of a table in the URL, so that it survives a reload, Back, and sharing the link. */
export interface TableAddress {
  query: URLSearchParams;
  /** Changes parameters ('' or undefined removes one) and resets to the first page. */
  change: (values: Record<string, string | undefined>) => void;
  /** Address of a page, counted from 0. */
  addressOf: (page: number) => string;
}

/** The last change and the address it was based on. Browsers only. */
let asked: { from: string; query: URLSearchParams } | undefined;

export function useTableAddress(): TableAddress {
  const { key, pathname } = useLocation();
  const [shown, setQuery] = useSearchParams();
  const coming = usePendingLocation();
  // Controls show the pending choice at once.
  const query = useMemo(
    () => (coming?.pathname === pathname ? new URLSearchParams(coming.search) : shown),
    [coming, pathname, shown],
  );
  return {
    query,
    change: (values) => {
      // The user has chosen a row meanwhile, whose page is coming: a change of the table would keep them here.
      if (coming && coming.pathname !== pathname) return;
      // A change reaches the URL after a moment. A change before that adds to it.
      const current = asked?.from === key ? asked.query : query;
      asked = { from: key, query: withValues(current, { page: undefined, ...values }) };
      setQuery(asked.query, { replace: true, flushSync: true });
    },
    addressOf: (page) => `${pathname}?${withValues(query, { page: page ? String(page) : undefined })}`,
  };
}

function withValues(current: URLSearchParams, values: Record<string, string | undefined>): URLSearchParams {
  const next = new URLSearchParams(current);
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}
