import type { Endpoint, EndpointOutput, EndpointRequest } from '@africanscity/contracts/endpoint';
import { useSuspenseQuery } from '@tanstack/react-query';
import { operation } from './query-client.ts';

/** The answer that the route's loader prefetched. */
export function usePrefetched<E extends Endpoint>(endpoint: E, input: EndpointRequest<E>): EndpointOutput<E> {
  return useSuspenseQuery(operation(endpoint, input)).data;
}
