import { NativeSelect } from '@mantine/core';
import { useTableAddress } from './use-table-address.ts';

interface AddressChoiceProps {
  /** Name of the URL parameter. */
  name: string;
  label: string;
  /** Label of the empty choice. */
  all: string;
  /** Labels by value. */
  choices: Record<string, string>;
}

/** A table filter whose choice is stored in a URL parameter. */
export function AddressChoice({ name, label, all, choices }: AddressChoiceProps) {
  const { query, change } = useTableAddress();
  const given = query.get(name) ?? '';
  return (
    <NativeSelect
      aria-label={label}
      value={Object.hasOwn(choices, given) ? given : ''}
      data={[{ value: '', label: all }, ...Object.entries(choices).map(([value, text]) => ({ value, label: text }))]}
      onChange={(event) => change({ [name]: event.currentTarget.value })}
    />
  );
}
