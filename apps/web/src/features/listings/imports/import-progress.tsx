import type { ListingImport } from '@africanscity/contracts/listings/imports';
import { Progress, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';

/** The number of processed rows. The page may be closed meanwhile. */
export function ImportProgress({ data: { rowsDone, rowsTotal, refused } }: { data: ListingImport }) {
  const percent = rowsTotal ? Math.round((rowsDone / rowsTotal) * 100) : 0;
  return (
    <Stack gap={6}>
      <Progress.Root size="xl">
        <Progress.Section value={percent} aria-label={`${percent} percent`} />
      </Progress.Root>
      <Text size="sm">
        {rowsDone.toLocaleString('en')} of {rowsTotal ? rowsTotal.toLocaleString('en') : '…'} rows
        {refused > 0 && `, ${refused.toLocaleString('en')} refused`}. You may close this page; it goes on by itself.
      </Text>
    </Stack>
  );
}
