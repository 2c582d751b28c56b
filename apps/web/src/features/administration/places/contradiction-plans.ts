import * as texts from '@africanscity/messages/administration';
import * as siteTexts from '@africanscity/messages/site';
import {
  decidePlaceContradiction,
  undoPlaceContradiction,
} from '@africanscity/contracts/administration/calls/place-contradictions';
import type { PlaceContradictionRow } from '@africanscity/contracts/administration/place-contradictions';
import type { Call } from '../../../api/call.ts';
import type { Plan } from '../../../components/tables/use-row-batch.ts';

/** Decides each of the areas. */
export function decidePlan(call: Call, rows: PlaceContradictionRow[], decision: 'known' | 'different'): Plan {
  return {
    doing: texts.decidingProgress,
    steps: rows.map(({ id, name }) => ({
      name,
      act: async () => {
        await call(decidePlaceContradiction, { id: String(id), decision });
        return { undo: () => waitAgain(call, id) };
      },
    })),
    outcomeOf: (count) => {
      if (count > 1 || rows.length > 1)
        return decision === 'known' ? texts.areasMoved({ count }) : texts.areasMadePlaces({ count });
      const { name, within } = rows[0]!;
      return decision === 'known'
        ? texts.areaMoved({ name, known: knownWords(rows[0]!) })
        : texts.areaMadePlace({ name, within });
    },
  };
}

/** Undoes the decisions, so that the areas wait again. */
export function undoDecisionPlan(call: Call, rows: PlaceContradictionRow[]): Plan {
  return {
    doing: siteTexts.undoingProgress,
    steps: rows.map(({ id, name }) => ({ name, act: () => waitAgain(call, id) })),
    outcomeOf: (count) => texts.areasWaitAgain({ count }),
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
