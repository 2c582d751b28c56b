import {
  decidePlaceContradiction,
  undoPlaceContradiction,
} from '@africanscity/contracts/administration/calls/place-contradictions';
import type { PlaceContradictionRow } from '@africanscity/contracts/administration/place-contradictions';
import type { Call } from '../../../api/call.ts';
import type { Plan } from './use-place-batch.ts';

/** Decides each of the areas. */
export function decidePlan(call: Call, rows: PlaceContradictionRow[], decision: 'known' | 'different'): Plan {
  return {
    doing: 'Deciding',
    steps: rows.map(({ id, name }) => ({
      name,
      act: async () => {
        await call(decidePlaceContradiction, { id: String(id), decision });
        return { undo: () => waitAgain(call, id) };
      },
    })),
    outcomeOf: (count) => {
      if (count > 1 || rows.length > 1)
        return decision === 'known'
          ? `${areasWords(count)} moved to the better known places.`
          : `${areasWords(count)} became places of their own.`;
      return decision === 'known'
        ? `${rows[0]!.name} is ${knownWords(rows[0]!)} now.`
        : `${rows[0]!.name} in ${rows[0]!.within} is a place of its own now.`;
    },
  };
}

/** Undoes the decisions, so that the areas wait again. */
export function undoDecisionPlan(call: Call, rows: PlaceContradictionRow[]): Plan {
  return {
    doing: 'Undoing',
    steps: rows.map(({ id, name }) => ({ name, act: () => waitAgain(call, id) })),
    outcomeOf: (count) => (count === 1 ? '1 area is waiting again.' : `${count} areas are waiting again.`),
  };
}

async function waitAgain(call: Call, id: number) {
  await call(undoPlaceContradiction, { id: String(id) });
  return {};
}

/** The better known place with its city: "Lekki, Lagos". */
export function knownWords({ known }: Pick<PlaceContradictionRow, 'known'>): string {
  return [known.name, known.within.split(', ')[0]].filter(Boolean).join(', ');
}

function areasWords(count: number): string {
  return count === 1 ? '1 area' : `${count} areas`;
}
