import { PasswordInput, TextInput } from '@mantine/core';
import '@mantine/core/styles/PasswordInput.layer.css';
import { useForm } from '@mantine/form';
import { useEffect, useRef } from 'react';
import { FormShell } from './form-shell.tsx';
import { useSubmit } from './use-submit.ts';

/** What can be typed to prove who one is. */
export type ProofWay = 'code' | 'recoveryCode' | 'password';

const blank: Record<ProofWay, string> = {
  code: 'Type the six digits that your app shows',
  recoveryCode: 'Type one of the codes that you printed',
  password: 'Enter your password',
};

interface ProofFieldProps {
  way: ProofWay;
  submitLabel: string;
  send: (proof: Partial<Record<ProofWay, string>>) => Promise<void>;
}

export function ProofField({ way, submitLabel, send }: ProofFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  // It stands where a button was just pressed, which is gone: whoever types or listens goes on here.
  useEffect(() => field.current?.focus(), []);
  const form = useForm({
    mode: 'controlled',
    initialValues: { code: '', recoveryCode: '', password: '' },
    validate: (values) => (values[way].trim() ? {} : { [way]: blank[way] }),
  });
  const { submit, loading, error } = useSubmit(form, (values) => send({ [way]: values[way] }));
  return (
    <FormShell onSubmit={form.onSubmit(submit)} loading={loading} error={error} submitLabel={submitLabel}>
      {way === 'code' && (
        <TextInput
          label="Code"
          description="The six digits that your app shows now."
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          ref={field}
          {...form.getInputProps('code')}
        />
      )}
      {way === 'recoveryCode' && (
        <TextInput
          label="Recovery code"
          description="One of your printed codes. Each works once."
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
          ref={field}
          {...form.getInputProps('recoveryCode')}
        />
      )}
      {way === 'password' && (
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          ref={field}
          {...form.getInputProps('password')}
        />
      )}
    </FormShell>
  );
}
