import * as texts from '@africanscity/messages/messages';
import type { AnnouncementRow } from '@africanscity/contracts/messages/announcements';
import { saveAnnouncement } from '@africanscity/contracts/messages/calls/announcements';
import {
  announcementAudiences,
  announcementMails,
  maxAnnouncementText,
  maxAnnouncementTitle,
} from '@africanscity/contracts/messages/values';
import { Button, Group, NativeSelect, SimpleGrid, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { useCall } from '../../../api/use-call.ts';
import { FormShell } from '../../../components/forms/form-shell.tsx';
import { useSubmit } from '../../../components/forms/use-submit.ts';
import { validateWith } from '../../../components/forms/validate-with.ts';
import { AnnouncementBar } from './announcements.tsx';
import { localMinute, momentOf } from './local-minute.ts';

interface AnnouncementDialogProps {
  /** The draft to edit; null for a new one. */
  draft: AnnouncementRow | null;
  onSaved: () => Promise<void>;
  onClose: () => void;
}

/** Edits an announcement with a preview. It is open while it is mounted. */
export function AnnouncementDialog({ draft, onSaved, onClose }: AnnouncementDialogProps) {
  const call = useCall();
  const form = useForm({
    initialValues: {
      title: draft?.title ?? '',
      text: draft?.text ?? '',
      audience: draft?.audience ?? ('everyone' as AnnouncementRow['audience']),
      mailTo: draft?.mailTo ?? ('nobody' as AnnouncementRow['mailTo']),
      startsAt: localMinute(draft?.startsAt ?? null),
      endsAt: localMinute(draft?.endsAt ?? null),
    },
    validate: (values) =>
      validateWith<object>(
        async () => (await import('@africanscity/contracts/messages/announcements')).AnnouncementForm,
      )(asSent(values)),
  });
  const { sending } = useSubmit(form, async (values) => {
    await call(saveAnnouncement, { ...asSent(values), id: draft ? String(draft.id) : undefined });
    await onSaved();
    onClose();
  });
  const { title, text } = form.values;
  return (
    <Dialog centered={false} onClose={onClose} size="lg" title={draft ? texts.editTheDraft() : texts.newAnnouncement()}>
      <FormShell
        {...sending}
        keeps={{ form, name: `announcement ${draft?.id ?? 'new'}` }}
        submitLabel={texts.saveDraft()}
      >
        <TextInput
          label={texts.announcementTitle()}
          maxLength={maxAnnouncementTitle}
          data-autofocus
          {...form.getInputProps('title')}
        />
        <Textarea
          label={texts.announcementText()}
          description={texts.paragraphHint()}
          autosize
          minRows={3}
          maxRows={12}
          maxLength={maxAnnouncementText}
          {...form.getInputProps('text')}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <NativeSelect
            label={texts.audienceOnSite()}
            data={options(announcementAudiences)}
            {...form.getInputProps('audience')}
          />
          <NativeSelect
            label={texts.recipientsByEmail()}
            data={options(announcementMails)}
            {...form.getInputProps('mailTo')}
          />
          <TextInput
            label={texts.shownFrom()}
            description={texts.fromHint()}
            type="datetime-local"
            {...form.getInputProps('startsAt')}
          />
          <TextInput
            label={texts.shownUntil()}
            description={texts.untilHint()}
            type="datetime-local"
            {...form.getInputProps('endsAt')}
          />
        </SimpleGrid>
        {(title.trim() || text.trim()) && (
          <section aria-label={texts.preview()}>
            <Text fw={600} mb={4}>
              {texts.preview()}
            </Text>
            <AnnouncementBar announcement={{ title, text }} />
          </section>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {texts.cancelEditing()}
          </Button>
        </Group>
      </FormShell>
    </Dialog>
  );
}

function asSent<Values extends { startsAt: string; endsAt: string }>(values: Values): Values {
  return { ...values, startsAt: momentOf(values.startsAt), endsAt: momentOf(values.endsAt) };
}

function options(choices: Record<string, () => string>) {
  return Object.entries(choices).map(([value, label]) => ({ value, label: label() }));
}
