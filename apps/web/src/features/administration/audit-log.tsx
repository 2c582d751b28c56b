import { exportAuditLog, getAuditChoices } from '@africanscity/contracts/administration/calls/audit';
import { NativeSelect, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { operation } from '../../api/query-client.ts';
import { useCall } from '../../api/use-call.ts';
import { AddressFilterButton } from '../../components/tables/address-filter-button.tsx';
import { DownloadFile } from '../../components/tables/download-file.tsx';
import { useTableAddress } from '../../components/tables/use-table-address.ts';
import { actWords } from './act-words.ts';
import { AuditTable } from './audit-table.tsx';

const filterNames = ['actorId', 'action', 'subject', 'from', 'to'] as const;

type Filter = Partial<Record<(typeof filterNames)[number], string>>;

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
            aria-label="Administrator"
            value={filter.actorId ?? ''}
            data={[
              { value: '', label: 'Everybody' },
              ...(choices.data?.actors ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            onChange={(event) => change({ actorId: event.currentTarget.value })}
          />
          <NativeSelect
            aria-label="Act"
            value={filter.action ?? ''}
            data={[
              { value: '', label: 'All actions' },
              ...(choices.data?.actions ?? []).map((value) => ({ value, label: actWords(value) })),
            ]}
            onChange={(event) => change({ action: event.currentTarget.value })}
          />
          <TextInput
            aria-label="From day"
            type="date"
            leftSection={<Text size="sm">From</Text>}
            leftSectionWidth={56}
            value={filter.from ?? ''}
            onChange={(event) => change({ from: event.currentTarget.value })}
          />
          <TextInput
            aria-label="To day"
            type="date"
            leftSection={<Text size="sm">To</Text>}
            leftSectionWidth={56}
            value={filter.to ?? ''}
            onChange={(event) => change({ to: event.currentTarget.value })}
          />
          <AddressFilterButton name="subject" what="Subject" />
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
      label="Export"
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
