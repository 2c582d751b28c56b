import * as texts from '@africanscity/messages/requests';
import {
  getPropertyEvaluationsAll,
  handlePropertyEvaluation,
} from '@africanscity/contracts/requests/calls/evaluations';
import type { EvaluationRow } from '@africanscity/contracts/requests/managed-requests';
import { Anchor } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useCall } from '../../api/use-call.ts';
import { paths } from '../../app/paths.ts';
import { DataTable } from '../../components/tables/data-table.tsx';
import { RowBatchNotice } from '../../components/tables/row-batch-notice.tsx';
import { useRowBatch } from '../../components/tables/use-row-batch.ts';
import { useTableFilter } from '../../components/tables/table-filter.tsx';
import { handledColumns, handlingActs, HandlingDialog, type Save } from './handling.tsx';

const kinds = () => ({ all: texts.allValuations(), waiting: texts.waiting(), handled: texts.handled() });

export function EvaluationsTable() {
  const call = useCall();
  const { which, filter } = useTableFilter(kinds(), 'all');
  const { batch, running, run, dismiss } = useRowBatch();
  const [asked, setAsked] = useState<EvaluationRow | null>(null);
  const save: Save = ({ id, handled, note }) => call(handlePropertyEvaluation, { id, handled, note });
  return (
    <>
      {batch && <RowBatchNotice batch={batch} onDismiss={dismiss} />}
      <DataTable
        title={texts.evaluations()}
        endpoint={getPropertyEvaluationsAll}
        input={{ which }}
        searchLabel={texts.nameEmailOrAddress()}
        filters={filter}
        empty={texts.noMatchingValuations()}
        nameOf={nameOf}
        columns={[
          {
            title: texts.listing(),
            text: ({ listing }) => listing,
            show: (row: EvaluationRow) => (
              <Anchor component={Link} to={paths.property(row.propertyId)}>
                {row.listing}
              </Anchor>
            ),
          },
          { title: texts.category(), show: ({ categoryReadable }) => categoryReadable },
          { title: texts.name(), sortBy: 'name', show: ({ name }) => name },
          { title: texts.email(), show: ({ email }) => email, wrap: 'anywhere' },
          ...handledColumns(),
        ]}
        busy={running}
        bulk={handlingActs({ nameOf, save, run })}
        actions={(row) => [{ label: texts.stateOpen(), onClick: () => setAsked(row) }]}
      />
      {asked && (
        <HandlingDialog
          row={asked}
          title={nameOf(asked)}
          facts={[
            [texts.listing(), asked.listing],
            [texts.category(), asked.categoryReadable],
            [texts.email(), asked.email],
            [texts.phone(), asked.phoneLinks?.international ?? asked.phone],
            [texts.message(), asked.message],
          ]}
          save={save}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

function nameOf({ name }: EvaluationRow): string {
  return texts.valuationFor({ name });
}
