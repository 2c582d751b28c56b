import * as texts from '@africanscity/messages/messages';
import { getSavedSearches, updateSavedSearch } from '@africanscity/contracts/messages/calls/saved-searches';
import type { AlertFrequency, SavedSearch } from '@africanscity/contracts/messages/saved-searches';
import { Box, Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { operation } from '../../../api/query-client.ts';
import { useCall } from '../../../api/use-call.ts';
import { FormShell } from '../../../components/forms/form-shell.tsx';
import { useSubmit } from '../../../components/forms/use-submit.ts';
import { validateWith } from '../../../components/forms/validate-with.ts';
import { SavedSearchFields, type SavedSearchValues } from './saved-search-fields.tsx';

/** Edits the name and the email frequency of a saved search. */
export function EditSavedSearch({ search, onDone }: { search: SavedSearch; onDone: () => void }) {
  const call = useCall();
  const queryClient = useQueryClient();
  const form = useForm<SavedSearchValues>({
    initialValues: { name: search.name, frequency: search.frequency },
    validate: validateWith(
      async () => (await import('@africanscity/contracts/messages/saved-searches')).SavedSearchForm,
    ),
  });
  const { sending } = useSubmit(form, async ({ name, frequency }) => {
    await call(updateSavedSearch, { id: String(search.id), name, frequency: frequency as AlertFrequency });
    await queryClient.invalidateQueries(operation(getSavedSearches, {}));
    onDone();
  });
  return (
    <Box mt="md">
      <FormShell {...sending} keeps={{ form, name: `search ${search.id}` }} submitLabel={texts.saveChanges()}>
        <SavedSearchFields form={form} paused />
        <Button variant="default" onClick={onDone}>
          {texts.cancel()}
        </Button>
      </FormShell>
    </Box>
  );
}
