import type { AnyCall, EndpointOutput, EndpointRequest } from '@africanscity/contracts/call';
import { QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiFailure, type Call } from './call.ts';

/** The cache of the API's answers, which also knows how to ask. One a browser tab, one a rendered page. */
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
    // What the server says once, with the page, holds as long as the tab is open.
    this.setQueryDefaults(['getPropertyStatuses'], { gcTime: Infinity, staleTime: Infinity });
  }
}

/** Seconds that people wait without a word. */
const longestWait = 10;

function waitOf(error: Error): number | undefined {
  return error instanceof ApiFailure ? error.retryAfter : undefined;
}

function isWorthRetrying(error: Error): boolean {
  return (
    error instanceof ApiFailure && (error.status === 0 || error.status >= 502) && (waitOf(error) ?? 0) <= longestWait
  );
}

/** The query of an operation with an input: for loaders to prefetch and components to read. */
export function operation<E extends AnyCall>(endpoint: E, input: EndpointRequest<E>) {
  return queryOptions<EndpointOutput<E>, Error, EndpointOutput<E>, readonly [string, EndpointRequest<E>]>({
    queryKey: [endpoint.name, input],
    queryFn: ({ client }) => (client as ApiQueryClient).call(endpoint, input),
  });
}

/** The same, ended when nobody waits for it any more: for what is asked again and again while somebody types. */
export function abortableOperation<E extends AnyCall>(endpoint: E, input: EndpointRequest<E>) {
  return queryOptions<EndpointOutput<E>, Error, EndpointOutput<E>, readonly [string, EndpointRequest<E>]>({
    queryKey: [endpoint.name, input],
    queryFn: ({ client, signal }) => (client as ApiQueryClient).call(endpoint, input, { signal }),
  });
}
