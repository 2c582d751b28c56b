import * as texts from '@africanscity/messages/administration';
import {
  exportContactMessages,
  exportFeedback,
  exportListings,
  exportUsers,
} from '@africanscity/contracts/administration/calls/exports';
import {
  fileEndings,
  formatLabels,
  type ListingFormat,
  listingFormats,
  type TableFormat,
} from '@africanscity/contracts/file-formats';
import { Group, NativeSelect, Stack } from '@mantine/core';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { DownloadFile } from '../../components/tables/download-file.tsx';
import { KyeroNote } from '../../components/tables/kyero-note.tsx';

/** Downloads each table as a file with the date in its name. */
export function ExportTables() {
  const call = useCall();
  const [chosen, setFormat] = useState<ListingFormat>('csv');
  const named = (name: string) => `${name}-${new Date().toISOString().slice(0, 10)}.${fileEndings[chosen]}`;
  // Kyero XML is a format of listings alone.
  const format: TableFormat | null = chosen === 'kyero' ? null : chosen;
  return (
    <Stack>
      <NativeSelect
        label={texts.format()}
        maw={220}
        value={chosen}
        onChange={(event) => setFormat(event.currentTarget.value as ListingFormat)}
        data={listingFormats.map((value) => ({ value, label: formatLabels[value] }))}
      />
      {format === null && <KyeroNote />}
      <Group>
        <DownloadFile
          label={texts.navListings()}
          fileName={named('listings')}
          fetchFile={() => call(exportListings, { format: chosen })}
        />
        {format && (
          <>
            <DownloadFile
              label={texts.navUsers()}
              fileName={named('users')}
              fetchFile={() => call(exportUsers, { format })}
            />
            <DownloadFile
              label={texts.navMessages()}
              fileName={named('messages')}
              fetchFile={() => call(exportContactMessages, { format })}
            />
            <DownloadFile
              label={texts.navFeedback()}
              fileName={named('feedback')}
              fetchFile={() => call(exportFeedback, { format })}
            />
          </>
        )}
      </Group>
    </Stack>
  );
}
