import * as texts from '@africanscity/messages/administration';
import { saveListingConfirmation } from '@africanscity/contracts/administration/calls/site-settings';
import type { SiteSettings } from '@africanscity/contracts/administration/site-settings';
import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useCall } from '../../../api/use-call.ts';
import { FormShell } from '../../../components/forms/form-shell.tsx';
import { useSubmit } from '../../../components/forms/use-submit.ts';
import { useSettingsSaved } from './use-settings-saved.ts';

/** The days after which unconfirmed listings are demoted and expire. */
export function ListingConfirmationForm({ days }: { days: SiteSettings['listingConfirmation'] }) {
  const call = useCall();
  const saved = useSettingsSaved();
  const form = useForm({
    initialValues: {
      askDays: String(days.askDays),
      sinkDays: String(days.sinkDays),
      restDays: String(days.restDays),
    },
  });
  const { sending, done } = useSubmit(form, async (values) => saved(await call(saveListingConfirmation, values)));
  return (
    <FormShell {...sending} keeps={{ form, name: 'confirmation' }} done={done} submitLabel={texts.saveTheDays()}>
      <TextInput
        label={texts.askAfter()}
        description={texts.askAfterHint()}
        inputMode="numeric"
        {...form.getInputProps('askDays')}
      />
      <TextInput
        label={texts.demoteAfter()}
        description={texts.demoteAfterHint()}
        inputMode="numeric"
        {...form.getInputProps('sinkDays')}
      />
      <TextInput
        label={texts.pauseAfter()}
        description={texts.pauseAfterHint()}
        inputMode="numeric"
        {...form.getInputProps('restDays')}
      />
    </FormShell>
  );
}
