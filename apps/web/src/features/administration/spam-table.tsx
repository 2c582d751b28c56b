import * as texts from '@africanscity/messages/administration';
import { formFieldName, formName } from '@africanscity/contracts/administration/act-names';
import { deleteSpamForm, getSpamForms, releaseSpamForm } from '@africanscity/contracts/administration/calls/spam-forms';
import type { SpamForm } from '@africanscity/contracts/administration/spam-forms';
import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { ReasonDialog } from '../../components/dialogs/reason-dialog.tsx';
import { useAct } from '../../components/forms/use-act.ts';
import { DataTable } from '../../components/tables/data-table.tsx';
import { RowBatchNotice } from '../../components/tables/row-batch-notice.tsx';
import { rowPlan } from '../../components/tables/row-plan.ts';
import { useRowBatch } from '../../components/tables/use-row-batch.ts';
import { showTime } from '../../ui/show-time.ts';

const bulkActs = {
  send: {
    endpoint: releaseSpamForm,
    title: texts.sendFormsCounted,
    effect: texts.sendFormsEffect,
    outcome: texts.formsSent,
  },
  delete: {
    endpoint: deleteSpamForm,
    title: texts.deleteFormsCounted,
    effect: texts.deleteFormsEffect,
    outcome: texts.formsDeleted,
  },
} as const;

type BulkActName = keyof typeof bulkActs;

/** Forms that were held as spam, which administrators send or delete. */
export function SpamTable() {
  const queryClient = useQueryClient();
  const onDone = () => queryClient.invalidateQueries();
  const call = useCall();
  const { batch, running, run, dismiss } = useRowBatch();
  const [asked, setAsked] = useState<{ act: BulkActName; rows: SpamForm[] } | null>(null);
  const release = useAct(releaseSpamForm, { success: texts.formSent(), onDone });
  const remove = useAct(deleteSpamForm, { success: texts.formDeleted(), onDone });
  return (
    <>
      {batch && <RowBatchNotice batch={batch} onDismiss={dismiss} />}
      <DataTable
        title={texts.navSpam()}
        endpoint={getSpamForms}
        searchLabel={texts.searchForms()}
        nameOf={nameOf}
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
        busy={running}
        bulk={[
          { label: texts.sendAnyway(), fits: () => true, onAct: (rows) => setAsked({ act: 'send', rows }) },
          {
            label: texts.deleteForm(),
            danger: true,
            fits: () => true,
            onAct: (rows) => setAsked({ act: 'delete', rows }),
          },
        ]}
        actions={(row) => [
          { label: texts.sendAnyway(), onClick: () => release.mutate({ id: String(row.id) }) },
          { label: texts.deleteForm(), danger: true, onClick: () => remove.mutate({ id: String(row.id) }) },
        ]}
      />
      {asked && (
        <ReasonDialog
          title={bulkActs[asked.act].title({ count: asked.rows.length })}
          confirm={bulkActs[asked.act].title({ count: asked.rows.length })}
          danger={asked.act === 'delete'}
          send={async () => {
            setAsked(null);
            const { endpoint, outcome } = bulkActs[asked.act];
            void run(
              rowPlan({ rows: asked.rows, nameOf, act: ({ id }) => call(endpoint, { id: String(id) }), outcome }),
            );
          }}
          onClose={() => setAsked(null)}
        >
          {bulkActs[asked.act].effect()}
        </ReasonDialog>
      )}
    </>
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

function nameOf({ createdAt }: SpamForm): string {
  return texts.formOf({ createdAt: showTime(createdAt) });
}
