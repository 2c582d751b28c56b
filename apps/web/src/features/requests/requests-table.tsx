import { getPropertyRequestsAll, handlePropertyRequest } from '@africanscity/contracts/requests/calls/requests';
import type { RequestRow } from '@africanscity/contracts/requests/managed-requests';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { DataTable } from '../../components/tables/data-table.tsx';
import { useTableFilter } from '../../components/tables/table-filter.tsx';
import { handledColumns, HandlingDialog } from './handling.tsx';

const kinds = { all: 'All requests', waiting: 'Waiting', handled: 'Handled', reported: 'Reported' };

export function RequestsTable() {
  const call = useCall();
  const { which, filter } = useTableFilter(kinds, 'all');
  const [asked, setAsked] = useState<RequestRow | null>(null);
  return (
    <>
      <DataTable
        title="Requests"
        endpoint={getPropertyRequestsAll}
        input={{ which }}
        searchLabel="Place, name or email"
        filters={filter}
        empty="No matching requests."
        nameOf={nameOf}
        columns={[
          { title: 'Looking for', sortBy: 'location', show: nameOf },
          { title: 'Name', sortBy: 'name', show: ({ name }) => name },
          { title: 'State', show: ({ state }) => stateText(state) },
          { title: 'Owners notified', show: ({ told }) => told },
          { title: 'Answers', show: ({ answers }) => answers },
          { title: 'Reports', show: ({ reports }) => reports },
          ...handledColumns,
        ]}
        actions={(row) => [{ label: 'Open', onClick: () => setAsked(row) }]}
      />
      {asked && (
        <HandlingDialog
          row={asked}
          title={nameOf(asked)}
          facts={[
            ['Name', asked.name],
            ['Email', asked.email],
            ['Phone', asked.phoneLinks?.international ?? asked.phone],
            ...asked.criteria.map(({ label, text }): [string, string] => [label, text]),
            ['More details', asked.details],
          ]}
          close={asked.state === 'closed' ? undefined : 'Close the request: owners can no longer answer it'}
          save={(input) => call(handlePropertyRequest, input)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

function nameOf({ categoryReadable, location }: RequestRow): string {
  return `${categoryReadable} in ${location}`;
}

function stateText(state: string): string {
  return state.charAt(0).toUpperCase() + state.slice(1);
}
