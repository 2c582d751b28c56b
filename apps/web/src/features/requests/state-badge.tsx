import { Badge } from '@mantine/core';

/** How a request or an answer stands. */
export function StateBadge({ state }: { state: { text: string; color: string } }) {
  return (
    <Badge color={state.color} variant="light" autoContrast>
      {state.text}
    </Badge>
  );
}
