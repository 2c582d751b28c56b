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
import { useTableFilter } from '../../components/tables/table-filter.tsx';
import { handledColumns, HandlingDialog } from './handling.tsx';

const kinds = { all: 'All valuations', waiting: 'Waiting', handled: 'Handled' };

export function EvaluationsTable() {
  const call = useCall();
  const { which, filter } = useTableFilter(kinds, 'all');
  const [asked, setAsked] = useState<EvaluationRow | null>(null);
  return (
    <>
      <DataTable
        title="Evaluations"
        endpoint={getPropertyEvaluationsAll}
        input={{ which }}
        searchLabel="Name, email or address"
        filters={filter}
        empty="No matching valuations."
        nameOf={nameOf}
        columns={[
          {
            title: 'Listing',
            show: (row: EvaluationRow) => (
              <Anchor component={Link} to={paths.property(row.propertyId)}>
                {row.listing}
              </Anchor>
            ),
          },
          { title: 'Category', show: ({ categoryReadable }) => categoryReadable },
          { title: 'Name', sortBy: 'name', show: ({ name }) => name },
          { title: 'Email', show: ({ email }) => email, wrap: 'anywhere' },
          ...handledColumns,
        ]}
        actions={(row) => [{ label: 'Open', onClick: () => setAsked(row) }]}
      />
      {asked && (
        <HandlingDialog
          row={asked}
          title={nameOf(asked)}
          facts={[
            ['Listing', asked.listing],
            ['Category', asked.categoryReadable],
            ['Email', asked.email],
            ['Phone', asked.phoneLinks?.international ?? asked.phone],
            ['Message', asked.message],
          ]}
          save={({ id, handled, note }) => call(handlePropertyEvaluation, { id, handled, note })}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

function nameOf({ name }: EvaluationRow): string {
  return `Valuation for ${name}`;
}
