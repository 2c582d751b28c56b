import { saveListingConfirmation } from '@africanscity/contracts/administration/calls/site-settings';
import type { SiteSettings } from '@africanscity/contracts/administration/site-settings';
import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useCall } from '../../../api/use-call.ts';
import { FormShell } from '../../../components/form-shell.tsx';
import { useSubmit } from '../../../components/use-submit.ts';
import { useSettingsSaved } from './use-settings-saved.ts';

/** What becomes of listings that nobody confirms. */
export function ListingConfirmationForm({ days }: { days: SiteSettings['listingConfirmation'] }) {
  const call = useCall();
  const saved = useSettingsSaved();
  const form = useForm({
    mode: 'controlled',
    initialValues: {
      askDays: String(days.askDays),
      sinkDays: String(days.sinkDays),
      restDays: String(days.restDays),
    },
  });
  const { submit, loading, error, done } = useSubmit(form, async (values) =>
    saved(await call(saveListingConfirmation, values)),
  );
  return (
    <FormShell onSubmit={form.onSubmit(submit)} loading={loading} error={error} done={done} submitLabel="Save the days">
      <TextInput
        label="Ask after"
        description="Days without a word from the owner, after which an email asks whether a listing is still available. Owners without a confirmed address and imported listings are left alone. 0 for never."
        inputMode="numeric"
        {...form.getInputProps('askDays')}
      />
      <TextInput
        label="Sink after"
        description="Days after which it moves to the end of lists. 0 for never."
        inputMode="numeric"
        {...form.getInputProps('sinkDays')}
      />
      <TextInput
        label="Rest after"
        description="Days after which it is off the site until its owner confirms it. 0 for never."
        inputMode="numeric"
        {...form.getInputProps('restDays')}
      />
    </FormShell>
  );
}
