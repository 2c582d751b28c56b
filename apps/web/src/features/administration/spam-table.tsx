import { deleteSpamForm, getSpamForms, releaseSpamForm } from '@africanscity/contracts/administration/calls/spam-forms';
import type { SpamForm } from '@africanscity/contracts/administration/spam-forms';
import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useAct } from '../../components/forms/use-act.ts';
import { DataTable } from '../../components/tables/data-table.tsx';
import { showTime } from '../../ui/show-time.ts';
import { actWords } from './act-words.ts';

/** Forms that were held as spam, with buttons to send or delete each. */
export function SpamTable() {
  const queryClient = useQueryClient();
  const onDone = () => queryClient.invalidateQueries();
  const release = useAct(releaseSpamForm, { success: 'Form sent.', onDone });
  const remove = useAct(deleteSpamForm, { success: 'Form deleted.', onDone });
  return (
    <DataTable
      title="Spam"
      endpoint={getSpamForms}
      searchLabel="Words in the form"
      nameOf={(row) => `the form of ${showTime(row.createdAt)}`}
      empty="No forms were held as spam in the last 30 days."
      columns={[
        { title: 'Form', show: (row: SpamForm) => actWords(row.call), wrap: 'never' },
        { title: 'Text', show: (row) => <Fields row={row} />, wrap: 'anywhere' },
        { title: 'Hidden field', show: (row) => row.trap, wrap: 'anywhere' },
        { title: 'Received', sortBy: 'createdAt', show: (row) => showTime(row.createdAt), wrap: 'never' },
      ]}
      actions={(row) => [
        { label: 'Send anyway', onClick: () => release.mutate({ id: String(row.id) }) },
        { label: 'Delete', danger: true, onClick: () => remove.mutate({ id: String(row.id) }) },
      ]}
    />
  );
}

function Fields({ row }: { row: SpamForm }) {
  return row.fields
    .filter(({ value }) => value !== '')
    .map(({ name, value }) => (
      <Text key={name} size="sm" lineClamp={6}>
        <Text span c="dimmed" size="sm">
          {name}:{' '}
        </Text>
        {value}
      </Text>
    ));
}
