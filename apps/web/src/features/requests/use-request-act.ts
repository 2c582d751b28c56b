import type { AnyCall, EndpointRequest } from '@africanscity/contracts/call';
import { useMutation } from '@tanstack/react-query';
import { useCall } from '../../api/use-call.ts';
import { showToast } from '../../components/toast.ts';

/**
 * Does something to a request or an answer of the visitor, whom the session or `token` names. What went wrong is
 * said in a toast; the page is refreshed either way, since a refusal mostly means that it is out of date.
 */
export function useRequestAct<E extends AnyCall>(
  endpoint: E,
  { token, success, onDone }: { token?: string; success: string; onDone: () => void | Promise<void> },
) {
  const call = useCall();
  return useMutation({
    mutationFn: (id: number) =>
      call(endpoint, { id: String(id), ...(token ? { token } : {}) } as unknown as EndpointRequest<E>),
    onSuccess: () => void showToast({ kind: 'success', message: success }),
    onError: (failure) => void showToast({ kind: 'error', message: failure.message }),
    onSettled: onDone,
  });
}
