import * as texts from '@africanscity/messages/requests';
import { getPropertyRequestsAll, handlePropertyRequest } from '@africanscity/contracts/requests/calls/requests';
import type { RequestRow } from '@africanscity/contracts/requests/managed-requests';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { DataTable } from '../../components/tables/data-table.tsx';
import { useTableFilter } from '../../components/tables/table-filter.tsx';
import { handledColumns, HandlingDialog } from './handling.tsx';

const kinds = () => ({
  all: texts.allRequests(),
  waiting: texts.waiting(),
  handled: texts.handled(),
  reported: texts.reported(),
});

export function RequestsTable() {
  const call = useCall();
  const { which, filter } = useTableFilter(kinds(), 'all');
  const [asked, setAsked] = useState<RequestRow | null>(null);
  return (
    <>
      <DataTable
        title={texts.requests()}
        endpoint={getPropertyRequestsAll}
        input={{ which }}
        searchLabel={texts.placeNameOrEmail()}
        filters={filter}
        empty={texts.noMatchingRequestsRow()}
        nameOf={nameOf}
        columns={[
          { title: texts.lookingFor(), sortBy: 'location', show: nameOf },
          { title: texts.name(), sortBy: 'name', show: ({ name }) => name },
          { title: texts.state(), show: ({ state }) => stateText(state) },
          { title: texts.ownersNotifiedCount(), show: ({ told }) => told },
          { title: texts.answers(), show: ({ answers }) => answers },
          { title: texts.reports(), show: ({ reports }) => reports },
          ...handledColumns(),
        ]}
        actions={(row) => [{ label: texts.stateOpen(), onClick: () => setAsked(row) }]}
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
            [texts.moreDetails(), asked.details],
          ]}
          close={asked.state === 'closed' ? undefined : texts.closeRequest()}
          save={(input) => call(handlePropertyRequest, input)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

function nameOf({ categoryReadable, location }: RequestRow): string {
  return texts.categoryInPlace({ category: categoryReadable, location });
}

function stateText(state: string): string {
  return state.charAt(0).toUpperCase() + state.slice(1);
}
