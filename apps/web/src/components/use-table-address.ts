import { useSearchParams } from 'react-router-dom';

/** What a table shows stands in the address, so that it survives a reload, Back, and being sent to a colleague. */
export interface TableAddress {
  query: URLSearchParams;
  /** Changes some of it, '' or undefined to leave out, and begins at the first page again. */
  change: (values: Record<string, string | undefined>) => void;
  /** The address of a page, counted from 0. */
  addressOf: (page: number) => string;
}

export function useTableAddress(): TableAddress {
  const [query, setQuery] = useSearchParams();
  return {
    query,
    change: (values) => setQuery((current) => withValues(current, { page: undefined, ...values }), { replace: true }),
    addressOf: (page) => `?${withValues(query, { page: page ? String(page) : undefined })}`,
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
