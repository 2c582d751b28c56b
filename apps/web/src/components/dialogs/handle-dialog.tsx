import * as texts from '@africanscity/messages/site';
import { Button, Checkbox, Group, Stack, Text, Textarea } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Fault } from '../../ui/failure-notice.tsx';
import { Dialog } from './dialog.tsx';
import { showToast } from '../notices/toast.ts';
import { useSubmit } from '../forms/use-submit.ts';

interface HandleDialogProps {
  title: string;
  /** Details of the record. */
  children: ReactNode;
  /** Label of the checkbox: "Handled". */
  tick: string;
  ticked: boolean;
  note: string;
  /** Label of a second checkbox, which closes an open record. */
  close?: string;
  /** Saves the values. Errors are shown. */
  save: (values: { ticked: boolean; note: string; close: boolean }) => Promise<unknown>;
  onClose: () => void;
}

/**
 * A dialog with a record, a checkbox and a note for administrators. It is open while it is mounted. Saving closes the
 * dialog, shows a toast and refetches the tables.
 */
export function HandleDialog({ title, children, tick, ticked, note, close, save, onClose }: HandleDialogProps) {
  const form = useForm({ initialValues: { ticked, note, close: false } });
  const queryClient = useQueryClient();
  const { submit, loading, error } = useSubmit(form, async (values) => {
    await save(values);
    onClose();
    void showToast({ kind: 'success', message: texts.saved() });
    await queryClient.invalidateQueries();
  });
  return (
    <Dialog onClose={onClose} title={title} size="lg">
      <form onSubmit={form.onSubmit(submit)} noValidate>
        <Stack>
          <Fault>{error}</Fault>
          <Text component="div" style={{ overflowWrap: 'anywhere' }}>
            {children}
          </Text>
          <Checkbox size="md" label={tick} {...form.getInputProps('ticked', { type: 'checkbox' })} />
          {close && <Checkbox size="md" label={close} {...form.getInputProps('close', { type: 'checkbox' })} />}
          <Textarea
            label={texts.note()}
            description={texts.forAdministratorsOnly()}
            autosize
            minRows={2}
            maxLength={500}
            {...form.getInputProps('note')}
          />
          <Group justify="flex-end">
            <Button variant="default" h={44} onClick={onClose}>
              {texts.cancel()}
            </Button>
            <Button type="submit" h={44} loading={loading}>
              {texts.save()}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
