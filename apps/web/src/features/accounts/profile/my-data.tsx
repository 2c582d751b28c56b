import * as texts from '@africanscity/messages/accounts';
import { Fault } from '../../../ui/failure-notice.tsx';
import { useBrand } from '../../../ui/brand.tsx';
import { deleteAccount, exportMyData } from '@africanscity/contracts/accounts/calls/users';
import { Button, PasswordInput, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/PasswordInput.layer.css';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { clearSession } from '../../../api/session.ts';
import { useCall } from '../../../api/use-call.ts';
import { FormShell } from '../../../components/forms/form-shell.tsx';
import { useSubmit } from '../../../components/forms/use-submit.ts';

/** Downloads all data of the user's account. */
export function ExportMyData() {
  const { slug } = useBrand();
  const call = useCall();
  const download = useMutation({
    mutationFn: async () => {
      const data = await call(exportMyData, {});
      const address = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
      Object.assign(document.createElement('a'), { href: address, download: `${slug}-my-data.json` }).click();
      URL.revokeObjectURL(address);
    },
  });
  return (
    <Stack align="flex-start" gap="sm">
      <Text c="dimmed">{texts.dataInOneFile()}</Text>
      <Fault>{download.error?.message}</Fault>
      <Button variant="default" loading={download.isPending} onClick={() => download.mutate()}>
        {texts.downloadMyData()}
      </Button>
    </Stack>
  );
}

/** Deletes the account after the user enters the password again. */
export function DeleteAccount() {
  const call = useCall();
  const [open, setOpen] = useState(false);
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: (password) => (password ? null : texts.enterPasswordToConfirm()) },
  });
  const { sending } = useSubmit(form, async ({ password }) => {
    await call(deleteAccount, { password });
    clearSession();
  });
  if (!open) {
    return (
      <Button variant="default" c="red" onClick={() => setOpen(true)}>
        {texts.deleteMyAccount()}
      </Button>
    );
  }
  return (
    <FormShell {...sending} submitLabel={texts.deletePermanently()}>
      <Text>{texts.deletionText()}</Text>
      <PasswordInput label={texts.password()} autoComplete="current-password" {...form.getInputProps('password')} />
      <Button variant="default" onClick={() => setOpen(false)}>
        {texts.keepMyAccount()}
      </Button>
    </FormShell>
  );
}
