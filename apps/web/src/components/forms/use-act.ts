import type { AnyCall, EndpointRequest } from '@africanscity/contracts/call';
import { useMutation } from '@tanstack/react-query';
import { useCall } from '../../api/use-call.ts';
import { showToast } from '../notices/toast.ts';

interface Act {
  /** Text of the toast after success. */
  success: string;
  /** Keeps the toast until it is dismissed: for results that the page does not show, such as sent emails. */
  stays?: boolean;
  /** Refetches the data of the page. */
  onDone: () => void | Promise<void>;
  /** Runs after a failure. Defaults to `onDone`. */
  onFailed?: () => void | Promise<void>;
}

/**
 * Runs an action of a button. A toast shows the result. The page is refetched either way, because a refused action
 * mostly means outdated data.
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
