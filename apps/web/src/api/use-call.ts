import { useQueryClient } from '@tanstack/react-query';
import type { ApiQueryClient } from './query-client.ts';
import type { Call } from './call.ts';

/** Returns the function that calls operations, for event handlers and mutations. */
export function useCall(): Call {
  return (useQueryClient() as ApiQueryClient).call;
}
