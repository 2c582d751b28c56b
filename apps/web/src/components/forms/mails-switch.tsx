import * as texts from '@africanscity/messages/site';
import { Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '../notices/toast.ts';

interface MailsSwitchProps {
  /** Completes "Email me when …". */
  when: string;
  wanted: boolean;
  /** The saved choice is not known yet, so a press could repeat it. */
  loading?: boolean;
  save: (wanted: 'true' | 'false') => Promise<unknown>;
  /** Refetches the saved choice, also after a failure. */
  onChanged: () => Promise<void>;
}

/** A switch for one kind of email. Shows the new choice while it is saved. */
export function MailsSwitch({ when, wanted, loading, save, onChanged }: MailsSwitchProps) {
  // Set on the click: the mutation's own state would show the old choice for a moment.
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
      label={texts.emailMeWhen({ when })}
      checked={chosen ?? wanted}
      disabled={loading || chosen !== null}
      onChange={({ currentTarget: { checked } }) => {
        setChosen(checked);
        mutate(checked);
      }}
    />
  );
}
