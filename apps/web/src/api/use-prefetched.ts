import type { AnyCall, EndpointOutput, EndpointRequest } from '@africanscity/contracts/call';
import { useSuspenseQuery } from '@tanstack/react-query';
import { operation } from './query-client.ts';

/** Returns the data that the route's loader prefetched. */
export function usePrefetched<E extends AnyCall>(endpoint: E, input: EndpointRequest<E>): EndpointOutput<E> {
  return useSuspenseQuery(operation(endpoint, input)).data;
}
