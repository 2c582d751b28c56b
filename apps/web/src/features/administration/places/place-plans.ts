import * as texts from '@africanscity/messages/administration';
import {
  confirmPlace,
  mergePlaces,
  unconfirmPlace,
  undoMergePlaces,
} from '@africanscity/contracts/administration/calls/places';
import type { PlaceRow, UndoneMerge } from '@africanscity/contracts/administration/places';
import type { Call } from '../../../api/call.ts';
import { nameBeside } from './place-title.ts';
import type { Plan } from '../../../components/tables/use-row-batch.ts';

type Named = Pick<PlaceRow, 'id' | 'name' | 'within'>;

export function confirmPlan(call: Call, places: Named[]): Plan {
  return {
    doing: texts.confirmingProgress,
    steps: places.map(({ id, name }) => ({
      name,
      act: async () => {
        await call(confirmPlace, { id: String(id) });
        return { undo: () => unconfirm(call, id) };
      },
    })),
    outcomeOf: (count) =>
      places.length === 1 ? texts.placeConfirmed({ name: places[0]!.name }) : texts.placesConfirmed({ count }),
  };
}

/** Makes a confirmed place wait for confirmation again. */
export function unconfirmPlan(call: Call, { id, name }: Named): Plan {
  return {
    doing: texts.unconfirmingProgress,
    steps: [{ name, act: () => unconfirm(call, id) }],
    outcomeOf: () => texts.placeWaitsAgain({ name }),
  };
}

async function unconfirm(call: Call, id: number) {
  await call(unconfirmPlace, { id: String(id) });
  return {};
}

export function mergePlan(call: Call, places: Named[], into: Named): Plan {
  const merged = places.filter(({ id }) => id !== into.id);
  return {
    doing: (progress) => texts.mergingProgress({ into: into.name, ...progress }),
    steps: merged.map(({ id, name }) => ({
      name,
      act: async () => {
        const { mergeId } = await call(mergePlaces, { id: String(id), intoId: String(into.id) });
        return { undo: () => undoMerge(call, mergeId) };
      },
    })),
    outcomeOf: (count) =>
      merged.length === 1
        ? texts.placeMerged({ name: nameBeside(merged[0]!, into), into: nameBeside(into, merged[0]!) })
        : texts.placesMerged({ count, into: into.name }),
  };
}

export function undoMergePlan(
  call: Call,
  { id, name, intoName }: { id: number; name: string; intoName: string },
): Plan {
  return {
    doing: texts.unmergingProgress,
    steps: [{ name, act: () => undoMerge(call, id) }],
    outcomeOf: () => texts.placeUnmerged({ name, into: intoName }),
  };
}

async function undoMerge(call: Call, mergeId: number) {
  return { note: stayedWords(await call(undoMergePlaces, { id: String(mergeId) })) };
}

/** Describes listings and places that changed after a merge and therefore stay in the merged place. */
function stayedWords({ listingsStayed, partsStayed }: UndoneMerge): string | undefined {
  if (listingsStayed && partsStayed)
    return texts.listingsAndPartsStayed({ listings: listingsStayed, parts: partsStayed });
  if (listingsStayed) return texts.listingsStayed({ count: listingsStayed });
  return partsStayed ? texts.partsStayed({ count: partsStayed }) : undefined;
}
