import * as texts from '@africanscity/messages/administration';
import { saveStatusLabels } from '@africanscity/contracts/administration/calls/site-settings';
import type { PropertyStatus, StatusLabels } from '@africanscity/contracts/listings/status';
import { propertyStatuses } from '@africanscity/contracts/listings/values';
import { SimpleGrid, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useCall } from '../../../api/use-call.ts';
import { FormShell } from '../../../components/forms/form-shell.tsx';
import { useSubmit } from '../../../components/forms/use-submit.ts';
import { validateWith } from '../../../components/forms/validate-with.ts';
import { useSettingsSaved } from './use-settings-saved.ts';

const known = Object.keys(propertyStatuses) as PropertyStatus[];

/** The labels of the statuses. The statuses themselves are fixed: lists and prices depend on them. */
export function StatusesForm({ statuses }: { statuses: StatusLabels }) {
  const call = useCall();
  const saved = useSettingsSaved();
  const form = useForm({
    initialValues: statuses,
    validate: validateWith(
      async () => (await import('@africanscity/contracts/administration/site-settings')).StatusLabelsForm,
    ),
  });
  const { sending, done } = useSubmit(form, async (values) => saved(await call(saveStatusLabels, values)));
  return (
    <FormShell {...sending} keeps={{ form, name: 'statuses' }} done={done} submitLabel={texts.saveStatuses()}>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {known.map((status) => (
          <TextInput
            key={status}
            label={texts.labelOf({ status: propertyStatuses[status]() })}
            maxLength={30}
            {...form.getInputProps(status)}
          />
        ))}
      </SimpleGrid>
    </FormShell>
  );
}
