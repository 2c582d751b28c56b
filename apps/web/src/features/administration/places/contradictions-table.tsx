import { formatNumber } from '@africanscity/messages/formats';
import { getPlaceContradictions } from '@africanscity/contracts/administration/calls/place-contradictions';
import type { PlaceContradictionRow } from '@africanscity/contracts/administration/place-contradictions';
import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useCall } from '../../../api/use-call.ts';
import { paths } from '../../../app/paths.ts';
import { DataTable } from '../../../components/tables/data-table.tsx';
import { showDay } from '../../../ui/show-time.ts';
import { decidePlan, knownWords, undoDecisionPlan } from './contradiction-plans.ts';
import { PlaceBatchNotice } from './place-batch-notice.tsx';
import { usePlaceBatch } from './use-place-batch.ts';

/** Areas in a city that contradicts a much better known place of the same name, and past decisions. */
export function ContradictionsTable({ which }: { which: 'contradictions' | 'decided' }) {
  const call = useCall();
  const { batch, run, dismiss } = usePlaceBatch();
  const busy = batch?.running ?? false;
  const waits = which === 'contradictions';
  const decide = (rows: PlaceContradictionRow[], decision: 'known' | 'different') =>
    void run(decidePlan(call, rows, decision));

  return (
    <>
      {batch && <PlaceBatchNotice batch={batch} onDismiss={dismiss} />}
      <Text mb="md" c="dimmed">
        {waits
          ? 'Listings put these areas in one city, but a much better known place has the same name in another city. Until you decide, search suggests neither.'
          : 'Past decisions about areas that contradicted a better known place.'}
      </Text>
      <DataTable
        title={waits ? 'Contradictions' : 'Decided contradictions'}
        endpoint={getPlaceContradictions}
        input={{ which }}
        searchLabel="Name"
        empty={waits ? 'No area contradicts a better known place.' : 'No decisions yet.'}
        nameOf={({ name, within }) => `${name} in ${within}`}
        columns={[
          { title: 'Area', sortBy: 'name', show: ({ name }: PlaceContradictionRow) => name },
          { title: 'Put into', show: ({ within }) => within },
          { title: 'Better known', show: betterKnown },
          ...(waits
            ? [
                { title: 'Listings', show: ({ listings }: PlaceContradictionRow) => formatNumber(listings) },
                { title: 'They say', show: examples },
              ]
            : [{ title: 'Decision', show: decisionWords }]),
          {
            title: 'Since',
            sortBy: 'createdAt',
            show: ({ createdAt, decidedAt }) => showDay(decidedAt ?? createdAt),
            wrap: 'never',
          },
        ]}
        actions={(row) =>
          waits
            ? [
                { label: `It is ${knownWords(row)}`, onClick: () => decide([row], 'known') },
                { label: 'It is a different place', onClick: () => decide([row], 'different') },
              ]
            : [{ label: 'Undo the decision', onClick: () => void run(undoDecisionPlan(call, [row])) }]
        }
        bulk={busy ? [] : waits ? decisions(decide) : [undoing((rows) => void run(undoDecisionPlan(call, rows)))]}
      />
    </>
  );
}

function decisions(decide: (rows: PlaceContradictionRow[], decision: 'known' | 'different') => void) {
  return [
    {
      label: 'Move to the known place',
      fits: () => true,
      labelFor: (count: number) => (count === 1 ? 'Move to the known place' : `Move ${count} to known places`),
      onAct: (rows: PlaceContradictionRow[]) => decide(rows, 'known'),
    },
    {
      label: 'Make a different place',
      fits: () => true,
      labelFor: (count: number) => (count === 1 ? 'Make a different place' : `Make ${count} different places`),
      onAct: (rows: PlaceContradictionRow[]) => decide(rows, 'different'),
    },
  ];
}

function undoing(onAct: (rows: PlaceContradictionRow[]) => void) {
  return {
    label: 'Undo',
    fits: () => true,
    labelFor: (count: number) => (count === 1 ? 'Undo the decision' : `Undo ${count} decisions`),
    onAct,
  };
}

function betterKnown(row: PlaceContradictionRow): ReactNode {
  return (
    <>
      {knownWords(row)}
      <Text size="sm" c="dimmed">
        {formatNumber(row.known.listings)} listings
      </Text>
    </>
  );
}

function examples({ examples: listings }: PlaceContradictionRow): ReactNode {
  return listings.map(({ id, says }) => (
    <div key={id}>
      <Anchor component={Link} to={paths.property(id)}>
        {says} ({id})
      </Anchor>
    </div>
  ));
}

function decisionWords(row: PlaceContradictionRow): string {
  return row.decision === 'known' ? `Is ${knownWords(row)}` : 'A different place';
}
