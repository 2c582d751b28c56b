import * as texts from '@africanscity/messages/listings';
import { fileEndings, formatLabels, type ListingFormat, listingFormats } from '@africanscity/contracts/file-formats';
import { exportOwnListings } from '@africanscity/contracts/listings/calls/own-listings';
import { Group, NativeSelect, Paper, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { DownloadFile } from '../../../components/tables/download-file.tsx';
import { KyeroNote } from '../../../components/tables/kyero-note.tsx';

/** Downloads all listings of the user, in a format that an import reads again. */
export default function ExportListings() {
  const call = useCall();
  const [format, setFormat] = useState<ListingFormat>('csv');
  const fileName = `my-listings-${new Date().toISOString().slice(0, 10)}.${fileEndings[format]}`;
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }} component="section" aria-labelledby="export-listings">
      <Stack gap="sm">
        <Title order={2} size="h3" id="export-listings">
          {texts.exportTitle()}
        </Title>
        <Text c="dimmed">{texts.exportHint()}</Text>
        <Group align="flex-end">
          <NativeSelect
            label={texts.format()}
            value={format}
            onChange={(event) => setFormat(event.currentTarget.value as ListingFormat)}
            data={listingFormats.map((value) => ({ value, label: formatLabels[value] }))}
          />
          <DownloadFile
            label={texts.downloadMyListings()}
            fileName={fileName}
            fetchFile={() => call(exportOwnListings, { format })}
          />
        </Group>
        {format === 'kyero' && <KyeroNote />}
      </Stack>
    </Paper>
  );
}
