import { saveContactLimit } from '@africanscity/contracts/administration/calls/site-settings';
import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useCall } from '../../../api/use-call.ts';
import { FormShell } from '../../../components/form-shell.tsx';
import { useSubmit } from '../../../components/use-submit.ts';
import { useSettingsSaved } from './use-settings-saved.ts';

/** Of how many owners one account may see phone and email a day. */
export function ContactLimitForm({ ownersADay }: { ownersADay: number }) {
  const call = useCall();
  const saved = useSettingsSaved();
  const form = useForm({ mode: 'controlled', initialValues: { ownersADay: String(ownersADay) } });
  const { submit, loading, error, done } = useSubmit(form, async (values) =>
    saved(await call(saveContactLimit, values)),
  );
  return (
    <FormShell
      onSubmit={form.onSubmit(submit)}
      loading={loading}
      error={error}
      done={done}
      submitLabel="Save the limit"
    >
      <TextInput
        label="Owners a day"
        description="So many owners’ phones and emails one account sees in a day; people at one internet address, ten times as many together."
        inputMode="numeric"
        {...form.getInputProps('ownersADay')}
      />
    </FormShell>
  );
}
