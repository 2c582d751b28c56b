import { withCommas } from '@africanscity/messages/formats';
import * as texts from '@africanscity/messages/payments';
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

const states = { open: texts.toPlace, done: texts.placedState } as const;

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
        title={texts.ads()}
        endpoint={getAdTasks}
        input={{ state, kind }}
        searchLabel={texts.ownerNameOrEmail()}
        nameOf={nameOf}
        empty={state === 'open' ? texts.noAdsToPlace() : texts.noAdsPlacedYet()}
        filters={
          <>
            <NativeSelect
              aria-label={texts.stateTitle()}
              value={state}
              data={Object.entries(states).map(([value, label]) => ({ value, label: label() }))}
              onChange={(event) => change({ state: event.currentTarget.value })}
            />
            <NativeSelect
              aria-label={texts.typeOfAd()}
              value={kind ?? ''}
              data={[
                { value: '', label: texts.allTypes() },
                ...Object.entries(adKinds).map(([value, label]) => ({ value, label: label() })),
              ]}
              onChange={(event) => change({ kind: event.currentTarget.value || undefined })}
            />
          </>
        }
        columns={[
          { title: texts.ad(), show: (task) => `${adKinds[task.kind]()} ${task.number}` },
          { title: texts.paidFor(), show: (task) => `${task.owner.name}, ${task.packageName}` },
          {
            title: texts.listing(),
            text: (task) => shownListing(task)?.address ?? texts.noneYet(),
            show: (task) => {
              const shown = shownListing(task);
              if (!shown) return <Text c="dimmed">{texts.noneYet()}</Text>;
              return (
                <Anchor component={Link} to={paths.property(shown.id)}>
                  {shown.address}
                </Anchor>
              );
            },
          },
          {
            title: texts.due(),
            sortBy: 'dueUntil',
            text: (task) => withCommas([dueText(task), isLate(task) && texts.late()]),
            show: (task) => <Due task={task} />,
            wrap: 'never',
          },
          {
            title: texts.proof(),
            text: (task) => task.proofUrl || task.proofNote || '–',
            show: (task) =>
              task.proofUrl ? (
                <Anchor href={task.proofUrl} target="_blank" rel="noopener noreferrer">
                  {texts.link()}
                </Anchor>
              ) : (
                task.proofNote || '–'
              ),
          },
        ]}
        actions={(task) => [
          { label: task.doneAt ? texts.editTheProof() : texts.markAsPlaced(), onClick: () => setProving(task) },
          ...(task.doneAt ? [{ label: texts.markAsNotPlaced(), danger: true, onClick: () => void reopen(task) }] : []),
        ]}
      />
      {proving && <AdProofDialog task={proving} name={nameOf(proving)} onClose={() => setProving(null)} />}
    </>
  );
}

function nameOf(task: AdTask): string {
  return texts.adOf({ kind: adKinds[task.kind](), number: String(task.number), owner: task.owner.name });
}

function shownListing({ listing, choices }: AdTask) {
  return listing ?? choices[0];
}

function dueText({ doneAt, dueUntil }: AdTask): string {
  return doneAt ? texts.placedOn({ day: showDay(doneAt) }) : showUtcDay(dueUntil);
}

function isLate({ doneAt, dueUntil }: AdTask): boolean {
  return !doneAt && Date.parse(dueUntil) < Date.now();
}

function Due({ task }: { task: AdTask }) {
  return (
    <>
      {dueText(task)}{' '}
      {isLate(task) && (
        <Badge color="red" variant="light">
          {texts.late()}
        </Badge>
      )}
    </>
  );
}
