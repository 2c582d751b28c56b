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
import { DataTable } from '../../components/data-table.tsx';
import { HandleDialog } from '../../components/handle-dialog.tsx';
import { useWhich } from '../../components/table-filter.tsx';
import { Facts } from '../../ui/facts.tsx';
import { showDay } from '../../ui/show-time.ts';

const kinds = { all: 'All evaluations', waiting: 'Waiting', handled: 'Handled' };

export function EvaluationsTable() {
  const call = useCall();
  const { which, filter } = useWhich(kinds, 'all');
  const [asked, setAsked] = useState<EvaluationRow | null>(null);
  return (
    <>
      <DataTable
        title="Evaluations"
        endpoint={getPropertyEvaluationsAll}
        input={{ which }}
        searchLabel="Name, email or address"
        filters={filter}
        empty="No evaluations of this kind."
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
          { title: 'Handled', show: ({ handledAt }) => (handledAt ? showDay(handledAt) : 'No'), wrap: 'never' },
          { title: 'Since', sortBy: 'createdAt', show: ({ createdAt }) => showDay(createdAt), wrap: 'never' },
        ]}
        actions={(row) => [{ label: 'Open', onClick: () => setAsked(row) }]}
      />
      {asked && (
        <HandleDialog
          title={nameOf(asked)}
          tick="Handled"
          ticked={asked.handledAt !== null}
          note={asked.note}
          onClose={() => setAsked(null)}
          save={({ ticked, note }) =>
            call(handlePropertyEvaluation, { id: String(asked.id), handled: ticked ? 'true' : 'false', note })
          }
        >
          <Facts
            facts={[
              ['Listing', asked.listing],
              ['Category', asked.categoryReadable],
              ['Email', asked.email],
              ['Phone', asked.phone],
              ['Message', asked.message],
            ]}
          />
        </HandleDialog>
      )}
    </>
  );
}

function nameOf({ name }: EvaluationRow): string {
  return `Evaluation for ${name}`;
}
