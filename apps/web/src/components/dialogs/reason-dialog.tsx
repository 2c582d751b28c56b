import * as texts from '@africanscity/messages/site';
import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { Fault } from '../../ui/failure-notice.tsx';
import { Dialog } from './dialog.tsx';
import { useSubmit } from '../forms/use-submit.ts';

interface ReasonDialogProps {
  title: string;
  /** Description of the effect. */
  children: ReactNode;
  /** Label of the button. */
  confirm: string;
  danger?: boolean;
  /** Whether to ask for a reason, which the audit log stores. */
  withReason?: boolean;
  /** Sends the reason ('' if none is asked for) and closes the dialog. Errors are shown. */
  send: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** Asks an administrator to confirm an action and give a reason. It is open while it is mounted. */
export function ReasonDialog({ title, children, confirm, danger, withReason, send, onClose }: ReasonDialogProps) {
  const form = useForm({
    initialValues: { reason: '' },
    validate: {
      reason: (reason) => (withReason && reason.trim().length < 3 ? texts.reasonTooShort() : null),
    },
  });
  const { submit, loading, error } = useSubmit(form, ({ reason }) => send(reason.trim()));
  return (
    <Dialog onClose={onClose} title={title}>
      <form onSubmit={form.onSubmit(submit)} noValidate>
        <Stack>
          <Fault>{error}</Fault>
          <Text component="div">{children}</Text>
          {withReason && (
            <Textarea
              label={texts.reason()}
              description={texts.savedInAuditLog()}
              autosize
              minRows={2}
              maxLength={500}
              data-autofocus
              {...form.getInputProps('reason')}
            />
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {texts.cancel()}
            </Button>
            <Button type="submit" color={danger ? 'red' : undefined} loading={loading}>
              {confirm}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
