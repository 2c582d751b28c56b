import type { AdTask } from '@africanscity/contracts/payments/ads';
import { getAdTasks, reopenAdTask } from '@africanscity/contracts/payments/calls/ads';
import { adKinds } from '@africanscity/contracts/payments/values';
import { nameIn } from '@africanscity/contracts/reading';
import { Anchor, Badge, NativeSelect, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useCall } from '../../../api/use-call.ts';
import { paths } from '../../../app/paths.ts';
import { DataTable } from '../../../components/tables/data-table.tsx';
import { showToast } from '../../../components/notices/toast.ts';
import { useTableAddress } from '../../../components/tables/use-table-address.ts';
import { AdProofDialog } from './ad-proof-dialog.tsx';
import { showDay, showUtcDay } from '../../../ui/show-time.ts';

const states = { open: 'To place', done: 'Placed' } as const;

/** Ads that packages include, the most urgent first. */
export function AdTasksTable() {
  const call = useCall();
  const queryClient = useQueryClient();
  const { query, change } = useTableAddress();
  const [proving, setProving] = useState<AdTask | null>(null);
  const state = query.get('state') === 'done' ? 'done' : 'open';
  const kind = nameIn(adKinds, query.get('kind'));
  async function reopen(task: AdTask) {
    try {
      await call(reopenAdTask, { id: String(task.id) });
      await queryClient.invalidateQueries();
    } catch (error) {
      void showToast({ kind: 'error', message: (error as Error).message });
    }
  }
  return (
    <>
      <DataTable
        title="Ads"
        endpoint={getAdTasks}
        input={{ state, kind }}
        searchLabel="Owner's name or email"
        nameOf={nameOf}
        empty={state === 'open' ? 'No ads to place.' : 'No ads placed yet.'}
        filters={
          <>
            <NativeSelect
              aria-label="State"
              value={state}
              data={Object.entries(states).map(([value, label]) => ({ value, label }))}
              onChange={(event) => change({ state: event.currentTarget.value })}
            />
            <NativeSelect
              aria-label="Type of ad"
              value={kind ?? ''}
              data={[
                { value: '', label: 'All types' },
                ...Object.entries(adKinds).map(([value, label]) => ({ value, label: label() })),
              ]}
              onChange={(event) => change({ kind: event.currentTarget.value || undefined })}
            />
          </>
        }
        columns={[
          { title: 'Ad', show: (task) => `${adKinds[task.kind]()} ${task.number}` },
          { title: 'For', show: (task) => `${task.owner.name}, ${task.packageName}` },
          {
            title: 'Listing',
            show: (task) => {
              const shown = task.listing ?? task.choices[0];
              if (!shown) return <Text c="dimmed">None yet</Text>;
              return (
                <Anchor component={Link} to={paths.property(shown.id)}>
                  {shown.address}
                </Anchor>
              );
            },
          },
          { title: 'Due', sortBy: 'dueUntil', show: (task) => <Due task={task} />, wrap: 'never' },
          {
            title: 'Proof',
            show: (task) =>
              task.proofUrl ? (
                <Anchor href={task.proofUrl} target="_blank" rel="noopener noreferrer">
                  Link
                </Anchor>
              ) : (
                task.proofNote || '–'
              ),
          },
        ]}
        actions={(task) => [
          { label: task.doneAt ? 'Edit the proof' : 'Mark as placed', onClick: () => setProving(task) },
          ...(task.doneAt ? [{ label: 'Mark as not placed', danger: true, onClick: () => void reopen(task) }] : []),
        ]}
      />
      {proving && <AdProofDialog task={proving} name={nameOf(proving)} onClose={() => setProving(null)} />}
    </>
  );
}

function nameOf(task: AdTask): string {
  return `${adKinds[task.kind]()} ad ${task.number} for ${task.owner.name}`;
}

function Due({ task }: { task: AdTask }) {
  const day = showUtcDay(task.dueUntil);
  if (task.doneAt) return <>placed {showDay(task.doneAt)}</>;
  const late = Date.parse(task.dueUntil) < Date.now();
  return (
    <>
      {day}{' '}
      {late && (
        <Badge color="red" variant="light">
          late
        </Badge>
      )}
    </>
  );
}
