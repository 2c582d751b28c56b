import { NativeSelect } from '@mantine/core';
import { useTableAddress } from './use-table-address.ts';

interface AddressChoiceProps {
  /** In the address. */
  name: string;
  label: string;
  /** What is read when nothing is chosen. */
  all: string;
  /** By value, what is read. */
  choices: Record<string, string>;
}

/** A filter of a table whose choice stands in the address. */
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
