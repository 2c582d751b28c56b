import { saveRequestMails } from '@africanscity/contracts/requests/calls';
import { Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { useMutation } from '@tanstack/react-query';
import { useCall } from '../../api/use-call.ts';
import { showToast } from '../../components/toast.ts';

/** Whether the visitor hears of matching requests by mail. */
export function RequestMailsSwitch({ wanted, onChanged }: { wanted: boolean; onChanged: () => Promise<void> }) {
  const call = useCall();
  const saving = useMutation({
    mutationFn: (next: boolean) => call(saveRequestMails, { wanted: next ? 'true' : 'false' }),
    onError: (failure) => void showToast({ kind: 'error', message: failure.message }),
    onSettled: onChanged,
  });
  return (
    <Checkbox
      size="md"
      label="Mail me when somebody looks for what I offer"
      checked={saving.isPending ? saving.variables : wanted}
      disabled={saving.isPending}
      onChange={(event) => saving.mutate(event.currentTarget.checked)}
    />
  );
}
