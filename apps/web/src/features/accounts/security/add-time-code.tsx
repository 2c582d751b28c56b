import { saveTimeCode, startTimeCode } from '@africanscity/contracts/accounts/calls/second-factor';
import { Alert, Button, Center, Code, Loader, Stack, Text, TextInput } from '@mantine/core';
import '@mantine/core/styles/Code.layer.css';
import { useForm } from '@mantine/form';
import { useEffect, useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { FormShell } from '../../../components/forms/form-shell.tsx';
import { showToast } from '../../../components/notices/toast.ts';
import { useSubmit } from '../../../components/forms/use-submit.ts';
import { QrCode } from '../../../ui/qr-code.tsx';
import classes from './add-time-code.module.css';

interface AddTimeCodeProps {
  /** Called with the recovery codes, if the server created any. */
  onDone: (codes: string[]) => Promise<void>;
  onCancel: () => void;
}

/** Sets up an authenticator app: the user scans or types the secret, and enters the first code. */
export function AddTimeCode({ onDone, onCancel }: AddTimeCodeProps) {
  const call = useCall();
  const [scan, setScan] = useState<{ secret: string; uri: string } | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  useEffect(() => {
    void call(startTimeCode, {}).then(setScan, (failure: Error) => setRefusal(failure.message));
  }, [call]);
  const form = useForm({
    mode: 'controlled',
    initialValues: { code: '' },
    validate: {
      code: (code) => (/^\d{6}$/.test(code.replace(/\s/g, '')) ? null : 'Enter the six digits from the app'),
    },
  });
  const { submit, loading, error } = useSubmit(form, async ({ code }) => {
    const { recoveryCodes } = await call(saveTimeCode, { code });
    void showToast({ kind: 'success', message: 'Authenticator app added.' });
    await onDone(recoveryCodes);
  });
  return (
    <Stack>
      {refusal && (
        <Alert color="red" role="alert">
          {refusal}
        </Alert>
      )}
      {!scan && !refusal && <Loader role="status" aria-label="Loading" />}
      {scan && (
        <>
          <Text>
            Scan this with an authenticator app, such as Aegis, Google Authenticator, Microsoft Authenticator or
            1Password.
          </Text>
          <Center>
            <QrCode className={classes.code} text={scan.uri} label="QR code for your app" />
          </Center>
          <Text size="sm" c="dimmed">
            On the same device, type this into the app instead:{' '}
            <Code className={classes.secret}>{scan.secret.match(/.{1,4}/g)?.join(' ')}</Code>
          </Text>
          <FormShell onSubmit={form.onSubmit(submit)} loading={loading} error={error} submitLabel="Set up the app">
            <TextInput
              label="Code"
              description="The six digits the app shows now."
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
              {...form.getInputProps('code')}
            />
          </FormShell>
        </>
      )}
      <Button variant="default" h={44} onClick={onCancel}>
        Cancel
      </Button>
    </Stack>
  );
}
