import * as texts from '@africanscity/messages/listings';
import type { ImportChange } from '@africanscity/contracts/listings/imports';
import { Table, Text } from '@mantine/core';
import '@mantine/core/styles/Table.layer.css';

/** The first listings that the file changes, with their old and new values. */
export function ImportChanges({ changes, total }: { changes: ImportChange[]; total: number }) {
  if (changes.length === 0) return null;
  const title = total > changes.length ? texts.firstChanges({ count: changes.length }) : texts.changes();
  return (
    <>
      <Text fw={600}>{title}</Text>
      <Table.ScrollContainer minWidth={240} tabIndex={0} aria-label={title} role="region">
        <Table striped horizontalSpacing={6} style={{ overflowWrap: 'anywhere' }}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{texts.reference()}</Table.Th>
              <Table.Th>{texts.column()}</Table.Th>
              <Table.Th>{texts.now()}</Table.Th>
              <Table.Th>{texts.inTheFile()}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {changes.flatMap(({ reference, changes: columns }) =>
              columns.map(({ column, before, after }, at) => (
                <Table.Tr key={`${reference} ${column}`}>
                  <Table.Td>{at === 0 && reference}</Table.Td>
                  <Table.Td>{column}</Table.Td>
                  <Table.Td>{before || '–'}</Table.Td>
                  <Table.Td>{after || '–'}</Table.Td>
                </Table.Tr>
              )),
            )}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </>
  );
}
