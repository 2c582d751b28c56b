import {
  exportContactMessages,
  exportFeedback,
  exportListings,
  exportUsers,
} from '@africanscity/contracts/administration/calls/exports';
import { Group } from '@mantine/core';
import { useCall } from '../../api/use-call.ts';
import { DownloadCsv } from '../../components/tables/download-csv.tsx';

/** Downloads each table as a CSV file with the date in its name. */
export function ExportTables() {
  const call = useCall();
  const named = (name: string) => `${name}-${new Date().toISOString().slice(0, 10)}.csv`;
  return (
    <Group>
      <DownloadCsv label="Listings" fileName={named('listings')} fetchFile={() => call(exportListings, {})} />
      <DownloadCsv label="Users" fileName={named('users')} fetchFile={() => call(exportUsers, {})} />
      <DownloadCsv label="Messages" fileName={named('messages')} fetchFile={() => call(exportContactMessages, {})} />
      <DownloadCsv label="Feedback" fileName={named('feedback')} fetchFile={() => call(exportFeedback, {})} />
    </Group>
  );
}
