import { Modal, Text, Textarea } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { FormShell } from './form-shell.tsx';
import { showToast } from './toast.ts';
import { useSubmit } from './use-submit.ts';

interface MailDialogProps {
  title: string;
  /** What is answered, or what it is about. */
  about: ReactNode;
  /** Characters. */
  maxLength: number;
  send: (message: string) => Promise<unknown>;
  onClose: () => void;
}

/** Takes a mail that an administrator writes to somebody. It is open as long as it is rendered. */
export function MailDialog({ title, about, maxLength, send, onClose }: MailDialogProps) {
  const form = useForm({
    mode: 'controlled',
    initialValues: { message: '' },
    validate: { message: (message) => (message.trim() ? null : 'Write something') },
  });
  const { submit, loading, error } = useSubmit(form, async ({ message }) => {
    await send(message.trim());
    void showToast({ kind: 'success', stays: true, message: 'The email is on its way.' });
    onClose();
  });
  return (
    <Modal opened onClose={onClose} title={title} centered size="lg" closeButtonProps={{ 'aria-label': 'Close' }}>
      <FormShell onSubmit={form.onSubmit(submit)} loading={loading} error={error} submitLabel="Send">
        <Text component="div" c="dimmed">
          {about}
        </Text>
        <Textarea
          label="Message"
          autosize
          minRows={5}
          maxRows={14}
          maxLength={maxLength}
          data-autofocus
          {...form.getInputProps('message')}
        />
      </FormShell>
    </Modal>
  );
}
