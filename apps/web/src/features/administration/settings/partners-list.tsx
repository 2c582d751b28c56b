import * as texts from '@africanscity/messages/administration';
import { deletePartner, savePartner } from '@africanscity/contracts/administration/calls/site-settings';
import type { Partner } from '@africanscity/contracts/administration/home';
import { ActionIcon, FileInput, Group, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { clearSent } from '../../../components/forms/clear-sent.ts';
import { useCall } from '../../../api/use-call.ts';
import { FormShell } from '../../../components/forms/form-shell.tsx';
import { showToast } from '../../../components/notices/toast.ts';
import { useSubmit } from '../../../components/forms/use-submit.ts';
import classes from './settings-list.module.css';
import { useSettingsSaved } from './use-settings-saved.ts';

interface Values extends Record<string, unknown> {
  name: string;
  logoPic: File | null;
}

/** Companies whose logos are on the home page. */
export function PartnersList({ partners }: { partners: Partner[] }) {
  const call = useCall();
  const saved = useSettingsSaved();
  const remove = useMutation({
    mutationFn: (name: string) => call(deletePartner, { name }),
    onSuccess: async (settings) => showToast({ kind: 'success', message: await saved(settings) }),
    onError: (error) => void showToast({ kind: 'error', message: error.message }),
  });
  const form = useForm<Values>({ initialValues: { name: '', logoPic: null } });
  const { sending, done } = useSubmit(form, async ({ name, logoPic }) => {
    const told = await saved(await call(savePartner, { name, logoPic: logoPic ? [logoPic] : [] }));
    clearSent(form, { name, logoPic });
    return told;
  });
  return (
    <Stack>
      <ul className={classes.list}>
        {partners.map(({ name, logo }) => (
          <li key={name} className={classes.item}>
            <Group gap="md" className={classes.text}>
              {logo && <img className={classes.logo} src={logo} alt="" loading="lazy" />}
              {name}
            </Group>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={44}
              aria-label={texts.removeNamed({ name })}
              onClick={() => remove.mutate(name)}
            >
              <IconTrash size={18} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <FormShell {...sending} keeps={{ form, name: 'partner' }} done={done} submitLabel={texts.savePartner()}>
        <TextInput label={texts.nameOfThePartner()} maxLength={60} {...form.getInputProps('name')} />
        <FileInput
          label={texts.logo()}
          description={texts.partnerLogoHint()}
          placeholder={texts.chooseAPicture()}
          accept="image/png,image/jpeg,image/webp"
          clearable
          clearButtonProps={{ 'aria-label': texts.removeTheLogo() }}
          {...form.getInputProps('logoPic')}
        />
      </FormShell>
    </Stack>
  );
}
