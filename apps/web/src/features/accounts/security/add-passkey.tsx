import * as texts from '@africanscity/messages/accounts';
import * as siteTexts from '@africanscity/messages/site';
import { savePasskey, startPasskey } from '@africanscity/contracts/accounts/calls/second-factor';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { ApiFailure } from '../../../api/call.ts';
import { useCall } from '../../../api/use-call.ts';
import { FormShell } from '../../../components/forms/form-shell.tsx';
import { showToast } from '../../../components/notices/toast.ts';
import { useSubmit } from '../../../components/forms/use-submit.ts';
import { describeDevice } from '../../../ui/describe-device.ts';

interface AddPasskeyProps {
  /** Called with the recovery codes, if the server created any. */
  onDone: (codes: string[]) => Promise<void>;
  onCancel: () => void;
}

/** Creates a passkey with a name. */
export default function AddPasskey({ onDone, onCancel }: AddPasskeyProps) {
  const call = useCall();
  const form = useForm({
    initialValues: { name: describeDevice(navigator.userAgent).slice(0, 60) },
    validate: { name: (name) => (name.trim() ? null : texts.enterPasskeyName()) },
  });
  const { sending } = useSubmit(form, async ({ name }) => {
    const { ticket, options } = await call(startPasskey, {});
    const { startRegistration } = await import('@simplewebauthn/browser');
    const made = await startRegistration({ optionsJSON: JSON.parse(options) }).catch((failure: Error) => {
      throw new ApiFailure(0, 'no_passkey', reasonOf(failure));
    });
    const { recoveryCodes } = await call(savePasskey, { ticket, name, passkey: JSON.stringify(made) });
    void showToast({ kind: 'success', message: texts.passkeyAdded() });
    await onDone(recoveryCodes);
  });
  return (
    <Stack>
      <Text>{texts.whereToKeepPasskey()}</Text>
      <FormShell {...sending} submitLabel={texts.createPasskey()}>
        <TextInput
          label={texts.name()}
          description={texts.passkeyNameHint()}
          maxLength={60}
          {...form.getInputProps('name')}
        />
      </FormShell>
      <Button variant="default" h={44} onClick={onCancel}>
        {siteTexts.cancel()}
      </Button>
    </Stack>
  );
}

function reasonOf({ name }: Error): string {
  if (name === 'InvalidStateError') return texts.deviceHasPasskey();
  if (name === 'SecurityError') return texts.noPasskeysHere();
  return texts.noPasskeyCreated();
}
