import type { AnyCall, EndpointRequest } from '@africanscity/contracts/call';
import { useMutation } from '@tanstack/react-query';
import { useCall } from '../../api/use-call.ts';
import { showToast } from '../../components/toast.ts';

/** Changes who belongs to a company, and refreshes the page: a refusal mostly means that it is out of date. */
export function useTeamAct<E extends AnyCall>(
  endpoint: E,
  { success, onDone }: { success: string; onDone: () => Promise<void> },
) {
  const call = useCall();
  return useMutation({
    mutationFn: (input: EndpointRequest<E>) => call(endpoint, input),
    onSuccess: () => void showToast({ kind: 'success', message: success }),
    onError: (failure) => void showToast({ kind: 'error', message: failure.message }),
    onSettled: onDone,
  });
}
