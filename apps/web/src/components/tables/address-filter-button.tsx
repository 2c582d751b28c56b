import * as texts from '@africanscity/messages/site';
import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTableAddress } from './use-table-address.ts';

interface AddressFilterButtonProps {
  /** Name of the URL parameter. */
  name: string;
  /** Label of the value: "City". */
  what: string;
  /** Returns the text of a value; by default the value. */
  show?: ((value: string) => string) | undefined;
}

/** Shows a filter that a link to this table has set, and removes the filter on click. */
export function AddressFilterButton({ name, what, show }: AddressFilterButtonProps) {
  const { query, change } = useTableAddress();
  const value = query.get(name);
  if (!value) return null;
  const shown = show?.(value) ?? value;
  return (
    <Button
      variant="light"
      rightSection={<IconX size={16} aria-hidden />}
      aria-label={texts.removeFilter({ what: what.toLowerCase(), value: shown })}
      onClick={() => change({ [name]: '' })}
    >
      {what}: {shown}
    </Button>
  );
}
