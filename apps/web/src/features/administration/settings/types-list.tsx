import { language } from '@africanscity/messages/language';
import * as texts from '@africanscity/messages/administration';
import {
  addPropertyType,
  deletePropertyType,
  movePropertyType,
  renamePropertyType,
  savePropertyType,
} from '@africanscity/contracts/administration/calls/site-settings';
import { typeName } from '@africanscity/contracts/listings/type-names';
import type { SiteSettings } from '@africanscity/contracts/administration/site-settings';
import { ActionIcon, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconArrowDown, IconArrowUp, IconPencil, IconSitemap, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { clearSent } from '../../../components/forms/clear-sent.ts';
import { useCall } from '../../../api/use-call.ts';
import { FormShell } from '../../../components/forms/form-shell.tsx';
import { showToast } from '../../../components/notices/toast.ts';
import { useSubmit } from '../../../components/forms/use-submit.ts';
import classes from './settings-list.module.css';
import { TypeNameDialog } from './type-name-dialog.tsx';
import { TypePlaceDialog } from './type-place-dialog.tsx';
import { useSettingsSaved } from './use-settings-saved.ts';

/** The name in the language of the page. English shows what the company wrote. */
const shownName = (name: string) => (language() === 'en' ? name : typeName(name));

/** The tree of property types in display order. */
export function TypesList({ types }: { types: SiteSettings['types'] }) {
  const call = useCall();
  const saved = useSettingsSaved();
  const [renamed, setRenamed] = useState<string | null>(null);
  const [placed, setPlaced] = useState<string | null>(null);
  const tell = async (settings: SiteSettings) => showToast({ kind: 'success', message: await saved(settings) });
  const act = useMutation({
    mutationFn: (change: () => Promise<SiteSettings>) => change(),
    onSuccess: tell,
    onError: (error) => void showToast({ kind: 'error', message: error.message }),
  });
  const form = useForm({ initialValues: { name: '' } });
  const { sending, done } = useSubmit(form, async ({ name }) => {
    const told = await saved(await call(addPropertyType, { name }));
    clearSent(form, { name });
    return told;
  });
  return (
    <Stack>
      <ul className={classes.list}>
        {types.map(({ name, parent, depth, words, listings }) => (
          <li key={name} className={classes.item} style={{ paddingInlineStart: `${depth * 1.25}rem` }}>
            <div className={classes.text}>
              {shownName(name)}
              <Text size="sm" c="dimmed">
                {shownName(name) !== name && (
                  <>
                    <bdi>{name}</bdi>
                    {' · '}
                  </>
                )}
                {words.length > 0
                  ? texts.listingsAndWords({ listings, words: words.length })
                  : texts.listingsCount({ count: listings })}
              </Text>
            </div>
            <Group gap={0} wrap="nowrap" ms="auto">
              <Act
                label={texts.moveUp({ name: shownName(name) })}
                icon={<IconArrowUp size={18} aria-hidden />}
                disabled={types.find((type) => type.parent === parent)?.name === name}
                onClick={() => act.mutate(() => call(movePropertyType, { name, direction: 'up' }))}
              />
              <Act
                label={texts.moveDown({ name: shownName(name) })}
                icon={<IconArrowDown size={18} aria-hidden />}
                disabled={types.findLast((type) => type.parent === parent)?.name === name}
                onClick={() => act.mutate(() => call(movePropertyType, { name, direction: 'down' }))}
              />
              <Act
                label={texts.renameNamed({ name: shownName(name) })}
                icon={<IconPencil size={18} aria-hidden />}
                onClick={() => setRenamed(name)}
              />
              <Act
                label={texts.parentAndWords({ name: shownName(name) })}
                icon={<IconSitemap size={18} aria-hidden />}
                onClick={() => setPlaced(name)}
              />
              <Act
                label={texts.removeNamed({ name: shownName(name) })}
                icon={<IconTrash size={18} aria-hidden />}
                disabled={listings > 0}
                onClick={() => act.mutate(() => call(deletePropertyType, { name }))}
              />
            </Group>
          </li>
        ))}
      </ul>
      <FormShell {...sending} keeps={{ form, name: 'type' }} done={done} submitLabel={texts.addType()}>
        <TextInput label={texts.newType()} maxLength={60} {...form.getInputProps('name')} />
      </FormShell>
      {renamed && (
        <TypeNameDialog
          name={renamed}
          send={async (newName) => tell(await call(renamePropertyType, { name: renamed, newName }))}
          onClose={() => setRenamed(null)}
        />
      )}
      {placed && (
        <TypePlaceDialog
          types={types}
          name={placed}
          send={async ({ parent, words }) =>
            tell(await call(savePropertyType, { name: placed, parent, words: words.join('\n') }))
          }
          onClose={() => setPlaced(null)}
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
