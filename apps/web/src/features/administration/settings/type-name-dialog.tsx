import * as texts from '@africanscity/messages/administration';
import { Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { FormShell } from '../../../components/forms/form-shell.tsx';
import { useSubmit } from '../../../components/forms/use-submit.ts';

interface TypeNameDialogProps {
  name: string;
  send: (newName: string) => Promise<void>;
  onClose: () => void;
}

export function TypeNameDialog({ name, send, onClose }: TypeNameDialogProps) {
  const form = useForm({ initialValues: { newName: name } });
  const { sending } = useSubmit(form, async ({ newName }) => {
    await send(newName);
    onClose();
  });
  return (
    <Dialog onClose={onClose} title={texts.renameNamed({ name })}>
      <FormShell {...sending} submitLabel={texts.renameType()}>
        <Text c="dimmed">{texts.renameEffect()}</Text>
        <TextInput label={texts.newName()} maxLength={60} data-autofocus {...form.getInputProps('newName')} />
      </FormShell>
    </Dialog>
  );
}
