import * as texts from '@africanscity/messages/payments';
import { getEntitlementSettings, saveEntitlementSettings } from '@africanscity/contracts/payments/calls/settings';
import type { EntitlementSettings } from '@africanscity/contracts/payments/subscriptions';
import { Paper, SimpleGrid, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { operation } from '../../../api/query-client.ts';
import { useCall } from '../../../api/use-call.ts';
import { FormShell } from '../../../components/forms/form-shell.tsx';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { useSubmit } from '../../../components/forms/use-submit.ts';
import { validateWith } from '../../../components/forms/validate-with.ts';
import { SkeletonForm } from '../../../ui/waiting.tsx';

/** The free limits and the grace period after a package. */
export function EntitlementSettingsPanel() {
  const query = useQuery({ ...operation(getEntitlementSettings, {}), staleTime: 0 });
  return (
    <Paper withBorder p={{ base: 'md', sm: 'xl' }} maw={720} mt="xl" component="section" aria-labelledby="without">
      <Title order={2} size="h3" mb="md" id="without">
        {texts.withoutAPackage()}
      </Title>
      <Loaded query={query} what={texts.limitsWithoutPackage()} skeleton={<SkeletonForm fields={2} />}>
        {(settings) => <SettingsForm settings={settings} />}
      </Loaded>
    </Paper>
  );
}

function SettingsForm({ settings }: { settings: EntitlementSettings }) {
  const call = useCall();
  const queryClient = useQueryClient();
  const form = useForm({
    initialValues: { freeListings: String(settings.freeListings), graceDays: String(settings.graceDays) },
    validate: validateWith(
      async () => (await import('@africanscity/contracts/payments/subscriptions')).EntitlementSettingsForm,
    ),
  });
  const { sending, done } = useSubmit(form, async (values) => {
    await call(saveEntitlementSettings, values);
    await queryClient.invalidateQueries();
    return texts.settingsSaved();
  });
  return (
    <FormShell {...sending} keeps={{ form, name: 'limits' }} done={done} submitLabel={texts.save()}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <TextInput
          label={texts.freeActiveListings()}
          description={texts.importedListingsDontCount()}
          inputMode="numeric"
          {...form.getInputProps('freeListings')}
        />
        <TextInput
          label={texts.gracePeriodDays()}
          description={texts.gracePeriodHint()}
          inputMode="numeric"
          {...form.getInputProps('graceDays')}
        />
      </SimpleGrid>
    </FormShell>
  );
}
