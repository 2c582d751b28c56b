import { alertFrequencies } from '@africanscity/contracts/messages/values';
import { NativeSelect, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';

export interface SavedSearchValues extends Record<string, string> {
  name: string;
  frequency: string;
}

/** What is chosen of a saved search beside its filter. */
export function SavedSearchFields({ form }: { form: UseFormReturnType<SavedSearchValues> }) {
  return (
    <>
      <TextInput label="Name" maxLength={80} {...form.getInputProps('name')} />
      <NativeSelect
        label="Mail me new listings"
        data={Object.entries(alertFrequencies).map(([value, label]) => ({ value, label }))}
        {...form.getInputProps('frequency')}
      />
    </>
  );
}
