import { Badge } from '@mantine/core';

/** A badge with the state of a request or an answer. */
export function StateBadge({ state }: { state: { text: string; color: string } }) {
  return (
    <Badge color={state.color} variant="light" autoContrast>
      {state.text}
    </Badge>
  );
}
