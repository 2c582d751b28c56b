import * as texts from '@africanscity/messages/administration';
import { actName } from '@africanscity/contracts/administration/act-names';
import { exportAuditLog, getAuditChoices } from '@africanscity/contracts/administration/calls/audit';
import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { operation } from '../../api/query-client.ts';
import { useCall } from '../../api/use-call.ts';
import { AddressFilterButton } from '../../components/tables/address-filter-button.tsx';
import { DownloadFile } from '../../components/tables/download-file.tsx';
import { useTableAddress } from '../../components/tables/use-table-address.ts';
import { AuditTable } from './audit-table.tsx';

const filterNames = ['actorId', 'action', 'subject', 'from', 'to'] as const;

type Filter = Partial<Record<(typeof filterNames)[number], string>>;

/** Width of choices that are fetched: they would move what follows once they are there. */
const selectWidth = '13rem';

/** The audit log. The URL has its filters. */
export function AuditLog() {
  const { query, change } = useTableAddress();
  const choices = useQuery({ ...operation(getAuditChoices, {}), staleTime: 0 });
  const filter = readFilter(query);
  const { subject, ...others } = filter;
  return (
    <AuditTable
      subject={subject}
      input={others}
      filters={
        <>
          <NativeSelect
            aria-label={texts.administrator()}
            w={selectWidth}
            value={filter.actorId ?? ''}
            data={[
              { value: '', label: texts.everybody() },
              ...(choices.data?.actors ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            onChange={(event) => change({ actorId: event.currentTarget.value })}
          />
          <NativeSelect
            aria-label={texts.act()}
            w={selectWidth}
            value={filter.action ?? ''}
            data={[
              { value: '', label: texts.allActions() },
              ...(choices.data?.actions ?? []).map((value) => ({ value, label: actName(value) })),
            ]}
            onChange={(event) => change({ action: event.currentTarget.value })}
          />
          <TextInput
            aria-label={texts.fromDay()}
            type="date"
            description={texts.fromLabel()}
            value={filter.from ?? ''}
            onChange={(event) => change({ from: event.currentTarget.value })}
          />
          <TextInput
            aria-label={texts.toDay()}
            type="date"
            description={texts.toLabel()}
            value={filter.to ?? ''}
            onChange={(event) => change({ to: event.currentTarget.value })}
          />
          <AddressFilterButton name="subject" what={texts.subject()} />
        </>
      }
    />
  );
}

/** Downloads the filtered rows. */
export function ExportAuditLog() {
  const call = useCall();
  const { query } = useTableAddress();
  const search = query.get('search') ?? undefined;
  return (
    <DownloadFile
      label={texts.exportFiles()}
      fileName="audit-log.csv"
      fetchFile={() => call(exportAuditLog, { ...readFilter(query), search })}
    />
  );
}

function readFilter(query: URLSearchParams): Filter {
  return Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = query.get(name);
      return value ? [[name, value]] : [];
    }),
  );
}
