import * as texts from '@africanscity/messages/listings';
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
        <Progress.Section value={percent} aria-label={texts.percentDone({ percent: String(percent) })} />
      </Progress.Root>
      <Text size="sm">
        {rowsTotal
          ? texts.importProgress({ rowsDone, rowsTotal, picturesDone, picturesTotal, refused })
          : texts.readingFile({ picturesDone, picturesTotal, refused })}
      </Text>
    </Stack>
  );
}
