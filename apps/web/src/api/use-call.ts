import { useQueryClient } from '@tanstack/react-query';
import type { ApiQueryClient } from './query-client.ts';
import type { Call } from './call.ts';

/** Carries out operations from event handlers and mutations. */
export function useCall(): Call {
  return (useQueryClient() as ApiQueryClient).call;
}
