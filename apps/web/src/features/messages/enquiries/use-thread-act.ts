import type { AnyCall, EndpointRequest } from '@africanscity/contracts/call';
import { useMutation } from '@tanstack/react-query';
import { useCall } from '../../../api/use-call.ts';
import { showToast } from '../../../components/toast.ts';

/** Names a conversation: by its number for who is logged in, by the secret of a mailed link for anybody. */
export type ThreadKey = { id: string } | { token: string };

/**
 * Does something to a conversation. What went wrong is said in a toast; the page is refreshed either way, since a
 * refusal mostly means that it is out of date.
 */
export function useThreadAct<E extends AnyCall>(
  endpoint: E,
  which: ThreadKey,
  { success, onDone }: { success: string; onDone: () => Promise<void> },
) {
  const call = useCall();
  return useMutation({
    mutationFn: (more: Record<string, string>) =>
      call(endpoint, { ...which, ...more } as unknown as EndpointRequest<E>),
    onSuccess: () => void showToast({ kind: 'success', message: success }),
    onError: (failure) => void showToast({ kind: 'error', message: failure.message }),
    onSettled: onDone,
  });
}
