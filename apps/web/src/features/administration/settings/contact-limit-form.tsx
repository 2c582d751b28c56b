import * as texts from '@africanscity/messages/administration';
import { saveContactLimit } from '@africanscity/contracts/administration/calls/site-settings';
import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useCall } from '../../../api/use-call.ts';
import { FormShell } from '../../../components/forms/form-shell.tsx';
import { useSubmit } from '../../../components/forms/use-submit.ts';
import { useSettingsSaved } from './use-settings-saved.ts';

/** The number of owners per day whose contacts one account can see. */
export function ContactLimitForm({ ownersADay }: { ownersADay: number }) {
  const call = useCall();
  const saved = useSettingsSaved();
  const form = useForm({ initialValues: { ownersADay: String(ownersADay) } });
  const { sending, done } = useSubmit(form, async (values) => saved(await call(saveContactLimit, values)));
  return (
    <FormShell {...sending} keeps={{ form, name: 'contact-limit' }} done={done} submitLabel={texts.saveTheLimit()}>
      <TextInput
        label={texts.ownersPerDay()}
        description={texts.ownersPerDayHint()}
        inputMode="numeric"
        {...form.getInputProps('ownersADay')}
      />
    </FormShell>
  );
}
