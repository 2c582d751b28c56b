import { useMemo } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router-dom';

/** What a table shows stands in the address, so that it survives a reload, Back, and being sent to a colleague. */
export interface TableAddress {
  query: URLSearchParams;
  /** Changes some of it, '' or undefined to leave out, and begins at the first page again. */
  change: (values: Record<string, string | undefined>) => void;
  /** The address of a page, counted from 0. */
  addressOf: (page: number) => string;
}

/** The last change, and the address that it was made from. Addresses change in browsers only. */
let asked: { from: string; query: URLSearchParams } | undefined;

export function useTableAddress(): TableAddress {
  const { key, pathname } = useLocation();
  const [shown, setQuery] = useSearchParams();
  const { location: coming } = useNavigation();
  // A control shows its choice at once, and not first what was chosen before it.
  const query = useMemo(
    () => (coming?.pathname === pathname ? new URLSearchParams(coming.search) : shown),
    [coming, pathname, shown],
  );
  return {
    query,
    change: (values) => {
      // A change takes a moment to arrive in the address. One made meanwhile adds to it, and does not undo it.
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
