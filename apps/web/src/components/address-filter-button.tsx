import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTableAddress } from './use-table-address.ts';

interface AddressFilterButtonProps {
  /** In the address. */
  name: string;
  /** What the value is: "City". */
  what: string;
}

/** What a table is narrowed to by the link that led to it, to be taken off. */
export function AddressFilterButton({ name, what }: AddressFilterButtonProps) {
  const { query, change } = useTableAddress();
  const value = query.get(name);
  if (!value) return null;
  return (
    <Button
      variant="light"
      rightSection={<IconX size={16} aria-hidden />}
      aria-label={`Not only ${what.toLowerCase()} ${value}`}
      onClick={() => change({ [name]: '' })}
    >
      {what}: {value}
    </Button>
  );
}
