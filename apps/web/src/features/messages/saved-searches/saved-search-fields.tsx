import * as texts from '@africanscity/messages/messages';
import { alertFrequencies } from '@africanscity/contracts/messages/values';
import { NativeSelect, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { maxSearchName } from './search-name.ts';

export interface SavedSearchValues extends Record<string, string> {
  name: string;
  frequency: string;
}

interface SavedSearchFieldsProps {
  form: Pick<UseFormReturnType<SavedSearchValues>, 'getInputProps'>;
  /** Whether the search can be saved without emails. */
  paused: boolean;
}

/** The fields of a saved search, without its filter. */
export function SavedSearchFields({ form, paused }: SavedSearchFieldsProps) {
  const frequencies = Object.entries(alertFrequencies).filter(([value]) => paused || value !== 'never');
  return (
    <>
      <NativeSelect
        label={texts.emailMeNewListings()}
        data={frequencies.map(([value, label]) => ({ value, label: label() }))}
        {...form.getInputProps('frequency')}
      />
      <TextInput label={texts.nameOfSearch()} maxLength={maxSearchName} {...form.getInputProps('name')} />
    </>
  );
}
