import * as texts from '@africanscity/messages/administration';
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
import { RowBatchNotice } from '../../../components/tables/row-batch-notice.tsx';
import { useRowBatch } from '../../../components/tables/use-row-batch.ts';

/** Areas in a city that contradicts a much better known place of the same name, and past decisions. */
export function ContradictionsTable({ which }: { which: 'contradictions' | 'decided' }) {
  const call = useCall();
  const { batch, running, run, dismiss } = useRowBatch();
  const waits = which === 'contradictions';
  const decide = (rows: PlaceContradictionRow[], decision: 'known' | 'different') =>
    void run(decidePlan(call, rows, decision));

  return (
    <>
      {batch && <RowBatchNotice batch={batch} onDismiss={dismiss} />}
      <Text mb="md" c="dimmed">
        {waits ? texts.contradictionsLead() : texts.decidedLead()}
      </Text>
      <DataTable
        title={waits ? texts.contradictions() : texts.decidedContradictions()}
        endpoint={getPlaceContradictions}
        input={{ which }}
        searchLabel={texts.name()}
        empty={waits ? texts.noContradictions() : texts.noDecisions()}
        nameOf={({ name, within }) => texts.areaIn({ name, within })}
        columns={[
          { title: texts.area(), sortBy: 'name', show: ({ name }: PlaceContradictionRow) => name },
          { title: texts.putInto(), show: ({ within }) => within },
          {
            title: texts.betterKnown(),
            text: (row) => [knownWords(row), knownListings(row)].join('\n'),
            show: betterKnown,
          },
          ...(waits
            ? [
                { title: texts.navListings(), show: ({ listings }: PlaceContradictionRow) => formatNumber(listings) },
                {
                  title: texts.theySay(),
                  text: ({ examples: listings }: PlaceContradictionRow) => listings.map(exampleWords).join('\n'),
                  show: examples,
                },
              ]
            : [{ title: texts.decision(), show: decisionWords }]),
          {
            title: texts.since(),
            sortBy: 'createdAt',
            show: ({ createdAt, decidedAt }) => showDay(decidedAt ?? createdAt),
            wrap: 'never',
          },
        ]}
        actions={(row) =>
          waits
            ? [
                { label: texts.itIsKnown({ known: knownWords(row) }), onClick: () => decide([row], 'known') },
                { label: texts.itIsDifferent(), onClick: () => decide([row], 'different') },
              ]
            : [{ label: texts.undoDecisions({ count: 1 }), onClick: () => void run(undoDecisionPlan(call, [row])) }]
        }
        busy={running}
        bulk={waits ? decisions(decide) : [undoing((rows) => void run(undoDecisionPlan(call, rows)))]}
      />
    </>
  );
}

function decisions(decide: (rows: PlaceContradictionRow[], decision: 'known' | 'different') => void) {
  return [
    {
      label: texts.moveToKnown({ count: 1 }),
      fits: () => true,
      labelFor: (count: number) => texts.moveToKnown({ count }),
      onAct: (rows: PlaceContradictionRow[]) => decide(rows, 'known'),
    },
    {
      label: texts.makeDifferent({ count: 1 }),
      fits: () => true,
      labelFor: (count: number) => texts.makeDifferent({ count }),
      onAct: (rows: PlaceContradictionRow[]) => decide(rows, 'different'),
    },
  ];
}

function undoing(onAct: (rows: PlaceContradictionRow[]) => void) {
  return {
    label: texts.undo(),
    fits: () => true,
    labelFor: (count: number) => texts.undoDecisions({ count }),
    onAct,
  };
}

function betterKnown(row: PlaceContradictionRow): ReactNode {
  return (
    <>
      {knownWords(row)}
      <Text size="sm" c="dimmed">
        {knownListings(row)}
      </Text>
    </>
  );
}

function knownListings({ known }: PlaceContradictionRow): string {
  return texts.listingsCount({ count: known.listings });
}

function examples({ examples: listings }: PlaceContradictionRow): ReactNode {
  return listings.map(({ id, says }) => (
    <div key={id}>
      <Anchor component={Link} to={paths.property(id)}>
        {exampleWords({ id, says })}
      </Anchor>
    </div>
  ));
}

function exampleWords({ id, says }: PlaceContradictionRow['examples'][number]): string {
  return `${says} (${id})`;
}

function decisionWords(row: PlaceContradictionRow): string {
  return row.decision === 'known' ? texts.isKnown({ known: knownWords(row) }) : texts.differentPlace();
}
