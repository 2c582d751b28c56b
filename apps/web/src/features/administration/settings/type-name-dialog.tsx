import * as texts from '@africanscity/messages/administration';
import { Modal, Text, TextInput } from '@mantine/core';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { useForm } from '@mantine/form';
import { FormShell } from '../../../components/forms/form-shell.tsx';
import { useSubmit } from '../../../components/forms/use-submit.ts';
import { useReturnFocus } from '../../../components/dialogs/use-return-focus.ts';

interface TypeNameDialogProps {
  name: string;
  send: (newName: string) => Promise<void>;
  onClose: () => void;
}

export function TypeNameDialog({ name, send, onClose }: TypeNameDialogProps) {
  useReturnFocus();
  const form = useForm({ mode: 'controlled', initialValues: { newName: name } });
  const { sending } = useSubmit(form, async ({ newName }) => {
    await send(newName);
    onClose();
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={texts.renameNamed({ name })}
      centered
      closeButtonProps={{ 'aria-label': texts.closeDialog() }}
    >
      <FormShell {...sending} submitLabel={texts.renameType()}>
        <Text c="dimmed">{texts.renameEffect()}</Text>
        <TextInput label={texts.newName()} maxLength={60} data-autofocus {...form.getInputProps('newName')} />
      </FormShell>
    </Modal>
  );
}
