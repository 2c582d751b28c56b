import type { AnyCall, EndpointOutput, EndpointRequest } from '@africanscity/contracts/call';
import { QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiFailure, type Call } from './call.ts';

/** A query client with a `Call`. One per browser tab, one per rendered page. */
export class ApiQueryClient extends QueryClient {
  readonly call: Call;

  constructor(call: Call) {
    super({
      defaultOptions: {
        queries: {
          staleTime: 60_000,
          retry: (tries, error) => tries < 2 && isWorthRetrying(error),
          retryDelay: (tries, error) => 1000 * (waitOf(error) ?? 2 ** tries),
          refetchOnWindowFocus: false,
        },
      },
    });
    this.call = call;
    // Data from the server-rendered page stays fresh while the tab is open.
    this.setQueryDefaults(['getPropertyStatuses'], { gcTime: Infinity, staleTime: Infinity });
  }
}

/** Maximum automatic wait before a retry, in seconds. */
const longestWait = 10;

function waitOf(error: Error): number | undefined {
  return error instanceof ApiFailure ? error.retryAfter : undefined;
}

function isWorthRetrying(error: Error): boolean {
  return (
    error instanceof ApiFailure && (error.status === 0 || error.status >= 502) && (waitOf(error) ?? 0) <= longestWait
  );
}

/** Query options of an operation, for loaders that prefetch and components that read. */
export function operation<E extends AnyCall>(endpoint: E, input: EndpointRequest<E>) {
  return queryOptions<EndpointOutput<E>, Error, EndpointOutput<E>, readonly [string, EndpointRequest<E>]>({
    queryKey: [endpoint.name, input],
    queryFn: async ({ client, queryKey }) => {
      const read = () => (client as ApiQueryClient).call(endpoint, input);
      const answer = await read();
      // A log-out removes queries.
      const state = client.getQueryState(queryKey);
      // TanStack Query repeats no first read, whose answer may be older than the change that invalidated it.
      return state?.isInvalidated && state.data === undefined ? read() : answer;
    },
  });
}

/** The same, aborted when it is no longer used: for queries that change while the user types. */
export function abortableOperation<E extends AnyCall>(endpoint: E, input: EndpointRequest<E>) {
  return queryOptions<EndpointOutput<E>, Error, EndpointOutput<E>, readonly [string, EndpointRequest<E>]>({
    queryKey: [endpoint.name, input],
    queryFn: ({ client, signal }) => (client as ApiQueryClient).call(endpoint, input, { signal }),
  });
}
