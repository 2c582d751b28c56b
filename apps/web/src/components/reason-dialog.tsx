import { Alert, Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { useSubmit } from './use-submit.ts';

interface ReasonDialogProps {
  /** The question: "Disable this user?" */
  title: string;
  /** What will happen. */
  children: ReactNode;
  /** What the button says. */
  confirm: string;
  danger?: boolean;
  /** Whether a reason is asked for, which goes into the audit log. */
  withReason?: boolean;
  /** Does it and closes the dialog; what it rejects with is shown. Called with '' when no reason is asked for. */
  send: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** Asks an administrator whether they mean it, and why. It is open as long as it is rendered. */
export function ReasonDialog({ title, children, confirm, danger, withReason, send, onClose }: ReasonDialogProps) {
  const form = useForm({
    mode: 'controlled',
    initialValues: { reason: '' },
    validate: {
      reason: (reason) => (withReason && reason.trim().length < 3 ? 'Say why, in at least 3 characters' : null),
    },
  });
  const { submit, loading, error } = useSubmit(form, ({ reason }) => send(reason.trim()));
  return (
    <Modal opened onClose={onClose} title={title} centered closeButtonProps={{ 'aria-label': 'Close' }}>
      <form onSubmit={form.onSubmit(submit)} noValidate>
        <Stack>
          {error && (
            <Alert color="red" role="alert">
              {error}
            </Alert>
          )}
          <Text component="div">{children}</Text>
          {withReason && (
            <Textarea
              label="Reason"
              description="Kept in the audit log."
              autosize
              minRows={2}
              maxLength={500}
              data-autofocus
              {...form.getInputProps('reason')}
            />
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" color={danger ? 'red' : undefined} loading={loading}>
              {confirm}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
