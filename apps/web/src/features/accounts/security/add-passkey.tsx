import { savePasskey, startPasskey } from '@africanscity/contracts/accounts/calls/second-factor';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { ApiFailure } from '../../../api/call.ts';
import { useCall } from '../../../api/use-call.ts';
import { FormShell } from '../../../components/form-shell.tsx';
import { showToast } from '../../../components/toast.ts';
import { useSubmit } from '../../../components/use-submit.ts';
import { describeDevice } from '../../../ui/describe-device.ts';

interface AddPasskeyProps {
  /** With the recovery codes that came with it, if any. */
  onDone: (codes: string[]) => Promise<void>;
  onCancel: () => void;
}

/** Has the browser make a passkey, under a name by which one knows it again. */
export function AddPasskey({ onDone, onCancel }: AddPasskeyProps) {
  const call = useCall();
  const form = useForm({
    mode: 'controlled',
    initialValues: { name: describeDevice(navigator.userAgent).slice(0, 60) },
    validate: { name: (name) => (name.trim() ? null : 'Give it a name by which you know it again') },
  });
  const { submit, loading, error } = useSubmit(form, async ({ name }) => {
    const { ticket, options } = await call(startPasskey, {});
    const { startRegistration } = await import('@simplewebauthn/browser');
    const made = await startRegistration({ optionsJSON: JSON.parse(options) }).catch((failure: Error) => {
      throw new ApiFailure(0, 'no_passkey', reasonOf(failure));
    });
    const { recoveryCodes } = await call(savePasskey, { ticket, name, passkey: JSON.stringify(made) });
    void showToast({ kind: 'success', message: 'The passkey is added.' });
    await onDone(recoveryCodes);
  });
  return (
    <Stack>
      <Text>Your browser asks where to keep the passkey: on this device, on your phone, or on a security key.</Text>
      <FormShell onSubmit={form.onSubmit(submit)} loading={loading} error={error} submitLabel="Make the passkey">
        <TextInput
          label="Name"
          description="A name to recognise it by."
          maxLength={60}
          {...form.getInputProps('name')}
        />
      </FormShell>
      <Button variant="default" h={44} onClick={onCancel}>
        Cancel
      </Button>
    </Stack>
  );
}

function reasonOf({ name }: Error): string {
  if (name === 'InvalidStateError') return 'This device has a passkey of yours already.';
  if (name === 'SecurityError') return 'Passkeys cannot be made at this address.';
  return 'The passkey was not made: you cancelled, or the device took too long. Try again.';
}
