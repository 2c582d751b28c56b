import { Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { useMutation } from '@tanstack/react-query';
import { showToast } from './toast.ts';

interface MailsSwitchProps {
  /** Completes "Mail me when …". */
  when: string;
  wanted: boolean;
  save: (wanted: 'true' | 'false') => Promise<unknown>;
  /** Reads anew what is wanted, also after a failure. */
  onChanged: () => Promise<void>;
}

/** Whether the visitor is mailed about something. Shows the choice while it is saved. */
export function MailsSwitch({ when, wanted, save, onChanged }: MailsSwitchProps) {
  const saving = useMutation({
    mutationFn: (next: boolean) => save(next ? 'true' : 'false'),
    onError: (failure) => void showToast({ kind: 'error', message: failure.message }),
    onSettled: onChanged,
  });
  return (
    <Checkbox
      size="md"
      label={`Mail me when ${when}`}
      checked={saving.isPending ? saving.variables : wanted}
      disabled={saving.isPending}
      onChange={(event) => saving.mutate(event.currentTarget.checked)}
    />
  );
}
