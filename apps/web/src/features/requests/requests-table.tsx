import * as texts from '@africanscity/messages/requests';
import { getPropertyRequestsAll, handlePropertyRequest } from '@africanscity/contracts/requests/calls/requests';
import type { RequestRow } from '@africanscity/contracts/requests/managed-requests';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { DataTable } from '../../components/tables/data-table.tsx';
import { RowBatchNotice } from '../../components/tables/row-batch-notice.tsx';
import { useRowBatch } from '../../components/tables/use-row-batch.ts';
import { useTableFilter } from '../../components/tables/table-filter.tsx';
import { requestStates } from './request-states.ts';
import { handledColumns, handlingActs, HandlingDialog, type Save } from './handling.tsx';

const kinds = () => ({
  all: texts.allRequests(),
  waiting: texts.waiting(),
  handled: texts.handled(),
  reported: texts.reported(),
});

export function RequestsTable() {
  const call = useCall();
  const { which, filter } = useTableFilter(kinds(), 'all');
  const { batch, running, run, dismiss } = useRowBatch();
  const [asked, setAsked] = useState<RequestRow | null>(null);
  const save: Save = (input) => call(handlePropertyRequest, input);
  return (
    <>
      {batch && <RowBatchNotice batch={batch} onDismiss={dismiss} />}
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
          { title: texts.state(), show: ({ state }) => requestStates()[state].text },
          { title: texts.ownersNotifiedCount(), show: ({ told }) => told },
          { title: texts.answers(), show: ({ answers }) => answers },
          { title: texts.reports(), show: ({ reports }) => reports },
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
            [texts.name(), asked.name],
            [texts.email(), asked.email],
            [texts.phone(), asked.phoneLinks?.international ?? asked.phone],
            ...asked.criteria.map(({ label, text }): [string, string] => [label, text]),
            [texts.moreDetails(), asked.details],
          ]}
          close={asked.state === 'closed' ? undefined : texts.closeRequest()}
          save={save}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

function nameOf({ categoryReadable, location }: RequestRow): string {
  return texts.categoryInPlace({ category: categoryReadable, location });
}
