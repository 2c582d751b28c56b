import type { ListingImport } from '@africanscity/contracts/listings/imports';
import { Progress, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';

/** The number of processed rows and pictures. The page may be closed meanwhile. */
export function ImportProgress({ data }: { data: ListingImport }) {
  const { rowsDone, rowsTotal, picturesDone, picturesTotal, refused } = data;
  const total = rowsTotal + picturesTotal;
  const percent = total ? Math.round(((rowsDone + picturesDone) / total) * 100) : 0;
  return (
    <Stack gap={6}>
      <Progress.Root size="xl">
        <Progress.Section value={percent} aria-label={`${percent} percent`} />
      </Progress.Root>
      <Text size="sm">
        {rowsTotal ? `${partOf(rowsDone, rowsTotal)} rows` : 'Reading the file'}
        {picturesTotal > 0 && `, ${partOf(picturesDone, picturesTotal)} pictures`}
        {refused > 0 && `, ${refused.toLocaleString('en')} refused`}. You may close this page; it goes on by itself.
      </Text>
    </Stack>
  );
}

function partOf(done: number, total: number): string {
  return `${done.toLocaleString('en')} of ${total.toLocaleString('en')}`;
}
