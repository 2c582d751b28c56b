import type { AnyCall, EndpointRequest } from '@africanscity/contracts/call';
import { useMutation } from '@tanstack/react-query';
import { useCall } from '../api/use-call.ts';
import { showToast } from './toast.ts';

interface Act {
  /** What a toast says once it is done. */
  success: string;
  /** The toast stays until it is dismissed: for what the page does not show, such as emails that are sent. */
  stays?: boolean;
  /** Brings the page up to date. */
  onDone: () => void | Promise<void>;
  /** The same when it was not done; by itself as `onDone`. */
  onFailed?: () => void | Promise<void>;
}

/**
 * Does something at a button. How it went is said in a toast; the page is refreshed either way, since a refusal mostly
 * means that it is out of date.
 */
export function useAct<E extends AnyCall>(endpoint: E, { success, stays, onDone, onFailed = onDone }: Act) {
  const call = useCall();
  return useMutation({
    mutationFn: (input: EndpointRequest<E>) => call(endpoint, input),
    onSuccess: () => {
      void showToast({ kind: 'success', message: success, stays });
      return onDone();
    },
    onError: ({ message }) => {
      void showToast({ kind: 'error', message });
      return onFailed();
    },
  });
}
