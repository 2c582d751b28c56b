import * as texts from '@africanscity/messages/accounts';
import { PasswordInput, TextInput } from '@mantine/core';
import '@mantine/core/styles/PasswordInput.layer.css';
import { useForm } from '@mantine/form';
import { useEffect, useRef } from 'react';
import { FormShell } from '../../../components/forms/form-shell.tsx';
import { useSubmit } from '../../../components/forms/use-submit.ts';

/** Proofs that users type. */
export type ProofWay = 'code' | 'recoveryCode' | 'password';

const blank: Record<ProofWay, () => string> = {
  code: texts.enterCodeOfApp,
  recoveryCode: texts.enterPrintedCode,
  password: texts.enterYourPassword,
};

interface ProofFieldProps {
  way: ProofWay;
  submitLabel: string;
  send: (proof: Partial<Record<ProofWay, string>>) => Promise<void>;
}

export function ProofField({ way, submitLabel, send }: ProofFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  // The field replaces a button that had the focus, and takes the focus over.
  useEffect(() => field.current?.focus(), []);
  const form = useForm({
    initialValues: { code: '', recoveryCode: '', password: '' },
    validate: (values) => (values[way].trim() ? {} : { [way]: blank[way]() }),
  });
  const { sending } = useSubmit(form, (values) => send({ [way]: values[way] }));
  return (
    <FormShell {...sending} submitLabel={submitLabel}>
      {way === 'code' && (
        <TextInput
          label={texts.code()}
          description={texts.sixDigitsOfYourApp()}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          ref={field}
          {...form.getInputProps('code')}
        />
      )}
      {way === 'recoveryCode' && (
        <TextInput
          label={texts.recoveryCode()}
          description={texts.printedCodesHint()}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
          ref={field}
          {...form.getInputProps('recoveryCode')}
        />
      )}
      {way === 'password' && (
        <PasswordInput
          label={texts.password()}
          autoComplete="current-password"
          ref={field}
          {...form.getInputProps('password')}
        />
      )}
    </FormShell>
  );
}
