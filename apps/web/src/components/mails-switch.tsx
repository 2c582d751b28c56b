import { Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
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
  // Stands from the tap on: what waits for the mutation would show the former choice for a moment.
  const [chosen, setChosen] = useState<boolean | null>(null);
  const { mutate } = useMutation({
    mutationFn: (next: boolean) => save(next ? 'true' : 'false'),
    onError: (failure) => void showToast({ kind: 'error', message: failure.message }),
    onSettled: async () => {
      await onChanged();
      setChosen(null);
    },
  });
  return (
    <Checkbox
      size="md"
      label={`Mail me when ${when}`}
      checked={chosen ?? wanted}
      disabled={chosen !== null}
      onChange={({ currentTarget: { checked } }) => {
        setChosen(checked);
        mutate(checked);
      }}
    />
  );
}
