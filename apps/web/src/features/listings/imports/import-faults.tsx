import * as texts from '@africanscity/messages/listings';
import { exportImportFaults } from '@africanscity/contracts/listings/calls/imports';
import type { ListingImport } from '@africanscity/contracts/listings/imports';
import { Table, Text } from '@mantine/core';
import '@mantine/core/styles/Table.layer.css';
import { useCall } from '../../../api/use-call.ts';
import { DownloadFile } from '../../../components/tables/download-file.tsx';

/** The first rejected rows, and a link to the full report. */
export function ImportFaults({ data }: { data: ListingImport }) {
  const call = useCall();
  if (data.faults.length === 0) return null;
  return (
    <>
      <Text fw={600}>{texts.rowsWithErrors()}</Text>
      <Table.ScrollContainer minWidth={260} tabIndex={0} aria-label={texts.rowsWithErrors()} role="region">
        <Table striped>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{texts.line()}</Table.Th>
              <Table.Th>{texts.column()}</Table.Th>
              <Table.Th>{texts.problem()}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.faults.slice(0, 20).map((fault, index) => (
              <Table.Tr key={index}>
                <Table.Td>{fault.line}</Table.Td>
                <Table.Td>{fault.column ?? texts.row()}</Table.Td>
                <Table.Td style={{ overflowWrap: 'anywhere' }}>{fault.reason}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <div>
        <DownloadFile
          label={texts.downloadTheFullReport()}
          fileName={`import-${data.id}-report.csv`}
          fetchFile={() => call(exportImportFaults, { id: String(data.id) })}
        />
      </div>
    </>
  );
}
