import {
  confirmPlace,
  mergePlaces,
  unconfirmPlace,
  undoMergePlaces,
} from '@africanscity/contracts/administration/calls/places';
import type { PlaceRow, UndoneMerge } from '@africanscity/contracts/administration/places';
import type { Call } from '../../../api/call.ts';
import { counted } from '../counted.ts';
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

/** Makes a confirmed place wait for confirmation again. */
export function unconfirmPlan(call: Call, { id, name }: Named): Plan {
  return {
    doing: 'Undoing the confirmation of',
    steps: [{ name, act: () => unconfirm(call, id) }],
    outcomeOf: () => `${name} is waiting again.`,
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
        ? `${nameOf(merged, count)} is now part of ${into.name}.`
        : `${count} places are now part of ${into.name}.`,
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

/** Describes listings and places that changed after a merge and therefore stay in the merged place. */
function stayedWords({ listingsStayed, partsStayed }: UndoneMerge): string | undefined {
  const stayed = [listingsStayed && counted(listingsStayed, 'listing'), partsStayed && counted(partsStayed, 'part')]
    .filter(Boolean)
    .join(' and ');
  return stayed ? `${stayed} stayed, because they changed after the merge.` : undefined;
}

/** The name of the only place, or "1 place" when the batch had several. */
function nameOf(places: Named[], count: number): string {
  return places.length === count ? places[0]!.name : '1 place';
}
