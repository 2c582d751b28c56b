import * as texts from '@africanscity/messages/listings';
import * as siteTexts from '@africanscity/messages/site';
import { shareShortlist } from '@africanscity/contracts/listings/calls/shortlists';
import type { OwnShortlist } from '@africanscity/contracts/listings/shortlists';
import { maxShortlistName } from '@africanscity/contracts/listings/values';
import { Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { useCall } from '../../../api/use-call.ts';
import { FormShell } from '../../../components/forms/form-shell.tsx';
import { useSubmit } from '../../../components/forms/use-submit.ts';
import { ListLink } from './list-link.tsx';
import { StopSharing } from './stop-sharing.tsx';
import { useListsRefresh } from './use-lists-refresh.ts';

interface ShareDialogProps {
  list: OwnShortlist;
  onClose: () => void;
}

/** Shares a list by a link under a first name, and ends the link. */
export default function ShareDialog({ list, onClose }: ShareDialogProps) {
  const { name, link, sharer } = list;
  const id = String(list.id);
  const call = useCall();
  const refresh = useListsRefresh();
  const form = useForm({ initialValues: { sharer } });
  const { sending, done } = useSubmit(form, async (values) => {
    await call(shareShortlist, { id, sharer: values.sharer.trim() });
    await refresh();
    return link ? texts.firstNameSaved() : undefined;
  });
  return (
    <Dialog
      onClose={onClose}
      title={<span dir="auto">{texts.shareListNamed({ name })}</span>}
      size="lg"
      styles={{ title: { overflowWrap: 'anywhere', minWidth: 0 } }}
      closeButtonProps={{ 'aria-label': siteTexts.close(), size: 44 }}
    >
      <Stack gap="lg">
        <Text>{texts.whoSeesList()}</Text>
        {link && <ListLink name={name} link={link} isNew={form.isDirty() || sending.loading} />}
        <FormShell {...sending} done={done} submitLabel={link ? texts.saveFirstName() : texts.createLink()}>
          <TextInput
            label={texts.yourFirstName()}
            description={texts.firstNameShown()}
            maxLength={maxShortlistName}
            autoComplete="given-name"
            {...form.getInputProps('sharer')}
          />
        </FormShell>
        {link && <StopSharing id={id} />}
      </Stack>
    </Dialog>
  );
}
