import {
  addPropertyType,
  deletePropertyType,
  movePropertyType,
  renamePropertyType,
} from '@africanscity/contracts/administration/calls';
import type { SiteSettings } from '@africanscity/contracts/administration/site-settings';
import { ActionIcon, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconArrowDown, IconArrowUp, IconPencil, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { FormShell } from '../../../components/form-shell.tsx';
import { showToast } from '../../../components/toast.ts';
import { useSubmit } from '../../../components/use-submit.ts';
import classes from './settings-list.module.css';
import { TypeNameDialog } from './type-name-dialog.tsx';
import { useSettingsSaved } from './use-settings-saved.ts';

/** Types of property in the order in which they are offered. */
export function TypesList({ types }: { types: SiteSettings['types'] }) {
  const call = useCall();
  const saved = useSettingsSaved();
  const [renamed, setRenamed] = useState<string | null>(null);
  const act = useMutation({
    mutationFn: (change: () => Promise<SiteSettings>) => change(),
    onSuccess: saved,
    onError: (error) => void showToast({ kind: 'error', message: error.message }),
  });
  const form = useForm({ mode: 'controlled', initialValues: { name: '' } });
  const { submit, loading, error } = useSubmit(form, async ({ name }) => {
    await saved(await call(addPropertyType, { name }));
    form.reset();
  });
  return (
    <Stack>
      <ul className={classes.list}>
        {types.map(({ name, listings }, index) => (
          <li key={name} className={classes.item}>
            <div className={classes.text}>
              {name}
              <Text size="sm" c="dimmed">
                {listings === 1 ? '1 listing' : `${listings.toLocaleString('en')} listings`}
              </Text>
            </div>
            <Group gap={0} wrap="nowrap" ml="auto">
              <Act
                label={`Move ${name} up`}
                icon={<IconArrowUp size={18} aria-hidden />}
                disabled={index === 0}
                onClick={() => act.mutate(() => call(movePropertyType, { name, direction: 'up' }))}
              />
              <Act
                label={`Move ${name} down`}
                icon={<IconArrowDown size={18} aria-hidden />}
                disabled={index === types.length - 1}
                onClick={() => act.mutate(() => call(movePropertyType, { name, direction: 'down' }))}
              />
              <Act
                label={`Rename ${name}`}
                icon={<IconPencil size={18} aria-hidden />}
                onClick={() => setRenamed(name)}
              />
              <Act
                label={`Remove ${name}`}
                icon={<IconTrash size={18} aria-hidden />}
                disabled={listings > 0}
                onClick={() => act.mutate(() => call(deletePropertyType, { name }))}
              />
            </Group>
          </li>
        ))}
      </ul>
      <FormShell onSubmit={form.onSubmit(submit)} loading={loading} error={error} submitLabel="Add type">
        <TextInput label="New type" maxLength={60} {...form.getInputProps('name')} />
      </FormShell>
      {renamed && (
        <TypeNameDialog
          name={renamed}
          send={async (newName) => saved(await call(renamePropertyType, { name: renamed, newName }))}
          onClose={() => setRenamed(null)}
        />
      )}
    </Stack>
  );
}

interface ActProps {
  label: string;
  icon: React.ReactNode;
  disabled?: boolean;
  onClick: () => void;
}

function Act({ label, icon, disabled, onClick }: ActProps) {
  return (
    <ActionIcon
      className={classes.act}
      variant="subtle"
      color="gray"
      size={44}
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
    >
      {icon}
    </ActionIcon>
  );
}
