import * as texts from '@africanscity/messages/administration';
import { formFieldName, formName } from '@africanscity/contracts/administration/act-names';
import { deleteSpamForm, getSpamForms, releaseSpamForm } from '@africanscity/contracts/administration/calls/spam-forms';
import type { SpamForm } from '@africanscity/contracts/administration/spam-forms';
import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useAct } from '../../components/forms/use-act.ts';
import { DataTable } from '../../components/tables/data-table.tsx';
import { showTime } from '../../ui/show-time.ts';

/** Forms that were held as spam, with buttons to send or delete each. */
export function SpamTable() {
  const queryClient = useQueryClient();
  const onDone = () => queryClient.invalidateQueries();
  const release = useAct(releaseSpamForm, { success: texts.formSent(), onDone });
  const remove = useAct(deleteSpamForm, { success: texts.formDeleted(), onDone });
  return (
    <DataTable
      title={texts.navSpam()}
      endpoint={getSpamForms}
      searchLabel={texts.searchForms()}
      nameOf={(row) => texts.formOf({ createdAt: showTime(row.createdAt) })}
      empty={texts.noSpam()}
      columns={[
        { title: texts.form(), show: (row: SpamForm) => formName(row.call), wrap: 'never' },
        {
          title: texts.formText(),
          text: (row) => filledFields(row).map(fieldLine).join('\n'),
          show: (row) => <Fields row={row} />,
          wrap: 'anywhere',
        },
        { title: texts.hiddenField(), show: (row) => row.trap, wrap: 'anywhere' },
        { title: texts.received(), sortBy: 'createdAt', show: (row) => showTime(row.createdAt), wrap: 'never' },
      ]}
      actions={(row) => [
        { label: texts.sendAnyway(), onClick: () => release.mutate({ id: String(row.id) }) },
        { label: texts.deleteForm(), danger: true, onClick: () => remove.mutate({ id: String(row.id) }) },
      ]}
    />
  );
}

function Fields({ row }: { row: SpamForm }) {
  return filledFields(row).map(({ name, value }) => (
    <Text key={name} size="sm" lineClamp={6}>
      <Text span c="dimmed" size="sm">
        {formFieldName(name)}:{' '}
      </Text>
      {value}
    </Text>
  ));
}

type Field = SpamForm['fields'][number];

function filledFields({ fields }: SpamForm): Field[] {
  return fields.filter(({ value }) => value !== '');
}

function fieldLine({ name, value }: Field): string {
  return `${formFieldName(name)}: ${value}`;
}
