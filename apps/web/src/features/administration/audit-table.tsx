import * as texts from '@africanscity/messages/administration';
import { actName } from '@africanscity/contracts/administration/act-names';
import type { AuditRow } from '@africanscity/contracts/administration/audit';
import { getAuditPage } from '@africanscity/contracts/administration/calls/audit';
import { Anchor, Code } from '@mantine/core';
import '@mantine/core/styles/Code.layer.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { DataTable } from '../../components/tables/data-table.tsx';
import { showTime } from '../../ui/show-time.ts';

interface AuditTableProps {
  /** Limits the table to actions on a subject, such as "user 12". */
  subject?: string;
  filters?: ReactNode;
  input?: { actorId?: string; action?: string; from?: string; to?: string };
}

/** Administrators' actions, the latest first. */
export function AuditTable({ subject, filters, input }: AuditTableProps) {
  return (
    <DataTable
      title={texts.actsTitle()}
      endpoint={getAuditPage}
      input={{ ...input, subject }}
      searchLabel={filters ? texts.searchReasons() : undefined}
      filters={filters}
      nameOf={(act) => texts.actNumber({ id: String(act.id) })}
      empty={texts.noActivityYet()}
      columns={[
        { title: texts.time(), sortBy: 'createdAt', show: (act: AuditRow) => showTime(act.createdAt), wrap: 'never' },
        {
          title: texts.administrator(),
          text: ({ actor }) => actor.name,
          show: ({ actor }) => (
            <Anchor component={Link} to={paths.adminUser(actor.id)}>
              {actor.name}
            </Anchor>
          ),
        },
        { title: texts.act(), show: (act) => actName(act.action) },
        { title: texts.subject(), text: (act) => act.subject, show: (act) => <Subject text={act.subject} /> },
        { title: texts.reason(), show: (act) => act.reason ?? '–', wrap: 'anywhere' },
        {
          title: texts.changedValues(),
          text: ({ details }) => (details ? changesOf(details).join('\n') : '–'),
          show: ({ details }) => (details ? <Details details={details} /> : '–'),
          wrap: 'anywhere',
        },
      ]}
    />
  );
}

/** The pages of subjects by their kind. */
const pageOfSubject = new Map<string, (id: number) => string>([
  ['user', paths.adminUser],
  ['property', paths.property],
  ['payment', paths.adminPayment],
  ['agency', (id) => paths.company({ id })],
  ['page', (id) => paths.adminPage({ id })],
]);

/** Links to the subject, if it has a page. */
function Subject({ text }: { text: string }) {
  const [kind, number] = text.split(' ');
  const id = Number(number);
  if (!Number.isSafeInteger(id)) return text;
  const to = pageOfSubject.get(kind ?? '')?.(id);
  if (!to) return text;
  return (
    <Anchor component={Link} to={to}>
      {text}
    </Anchor>
  );
}

type ActDetails = NonNullable<AuditRow['details']>;

function Details({ details }: { details: ActDetails }) {
  if (namesOf(details).length === 0) return <Code>{JSON.stringify(details)}</Code>;
  return changesOf(details).map((change) => <div key={change}>{change}</div>);
}

/** Formats {before: {role: 'X'}, after: {role: 'Y'}} as lines such as "role: X → Y". */
function changesOf(details: ActDetails): string[] {
  const names = namesOf(details);
  if (names.length === 0) return [JSON.stringify(details)];
  const values = [asRecord(details.before), asRecord(details.after)];
  return names.map((name) => {
    const shown = values.filter((value) => Object.hasOwn(value, name)).map((value) => show(value[name]));
    return `${name}: ${shown.join(' → ')}`;
  });
}

function namesOf({ before, after }: ActDetails): string[] {
  return [...new Set([...Object.keys(asRecord(before)), ...Object.keys(asRecord(after))])];
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function show(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
