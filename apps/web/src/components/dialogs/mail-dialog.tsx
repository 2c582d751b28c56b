import * as texts from '@africanscity/messages/site';
import { Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import { FormShell } from '../forms/form-shell.tsx';
import { showToast } from '../notices/toast.ts';
import { useSubmit } from '../forms/use-submit.ts';

interface MailDialogProps {
  /** Id of what the email is about, so that a message that was not sent is kept for it. */
  to: number;
  title: string;
  /** The message that the email replies to, or its subject. */
  about: ReactNode;
  /** In characters. */
  maxLength: number;
  send: (message: string) => Promise<unknown>;
  onClose: () => void;
}

/** A dialog in which an administrator writes an email. It is open while it is mounted. */
export function MailDialog({ to, title, about, maxLength, send, onClose }: MailDialogProps) {
  const form = useForm({
    initialValues: { message: '' },
    validate: { message: (message) => (message.trim() ? null : texts.writeSomething()) },
  });
  const { sending } = useSubmit(form, async ({ message }) => {
    await send(message.trim());
    void showToast({ kind: 'success', stays: true, message: texts.emailSent() });
    onClose();
  });
  return (
    <Dialog onClose={onClose} title={title} size="lg">
      <FormShell {...sending} keeps={{ form, name: `mail ${to}` }} submitLabel={texts.send()}>
        <Text component="div" c="dimmed">
          {about}
        </Text>
        <Textarea
          label={texts.message()}
          autosize
          minRows={5}
          maxRows={14}
          maxLength={maxLength}
          data-autofocus
          {...form.getInputProps('message')}
        />
      </FormShell>
    </Dialog>
  );
}
