import {
  confirmPlace,
  mergePlaces,
  unconfirmPlace,
  undoMergePlaces,
} from '@africanscity/contracts/administration/calls/places';
import type { PlaceRow, UndoneMerge } from '@africanscity/contracts/administration/places';
import type { Call } from '../../../api/call.ts';
import type { Plan } from './use-place-batch.ts';

type Named = Pick<PlaceRow, 'id' | 'name'>;

export function confirmPlan(call: Call, places: Named[]): Plan {
  return {
    doing: 'Confirming',
    steps: places.map(({ id, name }) => ({
      name,
      act: async () => {
        await call(confirmPlace, { id: String(id) });
        return { undo: () => unconfirm(call, id) };
      },
    })),
    outcomeOf: (count) => (count === 1 ? `${nameOf(places, count)} is confirmed.` : `${count} places are confirmed.`),
  };
}

/** Puts a confirmed place back among those that wait. */
export function unconfirmPlan(call: Call, { id, name }: Named): Plan {
  return {
    doing: 'Undoing the confirmation of',
    steps: [{ name, act: () => unconfirm(call, id) }],
    outcomeOf: () => `${name} waits again.`,
  };
}

async function unconfirm(call: Call, id: number) {
  await call(unconfirmPlace, { id: String(id) });
  return {};
}

export function mergePlan(call: Call, places: Named[], into: Named): Plan {
  const merged = places.filter(({ id }) => id !== into.id);
  return {
    doing: `Merging into ${into.name}:`,
    steps: merged.map(({ id, name }) => ({
      name,
      act: async () => {
        const { mergeId } = await call(mergePlaces, { id: String(id), intoId: String(into.id) });
        return { undo: () => undoMerge(call, mergeId) };
      },
    })),
    outcomeOf: (count) =>
      count === 1
        ? `${nameOf(merged, count)} is part of ${into.name} now.`
        : `${count} places are part of ${into.name} now.`,
  };
}

export function undoMergePlan(
  call: Call,
  { id, name, intoName }: { id: number; name: string; intoName: string },
): Plan {
  return {
    doing: 'Undoing the merge of',
    steps: [{ name, act: () => undoMerge(call, id) }],
    outcomeOf: () => `${name} is no longer part of ${intoName}.`,
  };
}

async function undoMerge(call: Call, mergeId: number) {
  return { note: stayedWords(await call(undoMergePlaces, { id: String(mergeId) })) };
}

/** What was changed since a merge, and therefore stays where it is. */
function stayedWords({ listingsStayed, partsStayed }: UndoneMerge): string | undefined {
  const stayed = [counted(listingsStayed, 'listing'), counted(partsStayed, 'part')].filter(Boolean).join(' and ');
  return stayed ? `${stayed} stayed, because they were changed since the merge.` : undefined;
}

function counted(count: number, one: string): string {
  if (count === 0) return '';
  return `${count.toLocaleString('en')} ${count === 1 ? one : `${one}s`}`;
}

/** The name of the only place, or "1 place" when others were tried. */
function nameOf(places: Named[], count: number): string {
  return places.length === count ? places[0]!.name : '1 place';
}
