import { getSavedSearches, saveSavedSearch } from '@africanscity/contracts/messages/calls/saved-searches';
import { Paper, Text, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { operation } from '../../../api/query-client.ts';
import { useStatusLabels } from '../../../api/status-labels.ts';
import { useCall } from '../../../api/use-call.ts';
import { FormShell } from '../../../components/form-shell.tsx';
import { useSubmit } from '../../../components/use-submit.ts';
import { validateWith } from '../../../components/validate-with.ts';
import { describeFilter } from './describe-filter.ts';
import { SavedSearchFields, type SavedSearchValues } from './saved-search-fields.tsx';

interface SaveSearchFormProps {
  /** The texts of a list's address. */
  filter: Record<string, string>;
  suggestedName: string;
  onSaved: (name: string) => void;
}

/** Keeps a filter that somebody comes with. */
export function SaveSearchForm({ filter, suggestedName, onSaved }: SaveSearchFormProps) {
  const labels = useStatusLabels();
  const call = useCall();
  const queryClient = useQueryClient();
  const form = useForm<SavedSearchValues>({
    mode: 'controlled',
    initialValues: { name: suggestedName.slice(0, 80), frequency: 'at_once' },
    validate: validateWith(
      async () => (await import('@africanscity/contracts/messages/saved-searches')).SavedSearchForm,
    ),
  });
  const { submit, loading, error } = useSubmit(form, async ({ name, frequency }) => {
    await call(saveSavedSearch, { ...filter, name, frequency } as Parameters<typeof call<typeof saveSavedSearch>>[1]);
    await queryClient.invalidateQueries(operation(getSavedSearches, {}));
    onSaved(name.trim());
  });
  return (
    <Paper
      withBorder
      shadow="sm"
      p={{ base: 'md', sm: 'xl' }}
      mb="xl"
      component="section"
      aria-label="Save this search"
    >
      <Title order={2} size="h3">
        Save this search
      </Title>
      <Text c="dimmed" mb="md">
        {describeFilter(filter, labels)}
      </Text>
      <FormShell onSubmit={form.onSubmit(submit)} loading={loading} error={error} submitLabel="Save">
        <SavedSearchFields form={form} />
      </FormShell>
    </Paper>
  );
}
