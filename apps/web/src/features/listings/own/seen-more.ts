import * as texts from '@africanscity/messages/listings';
import type { SeenMore } from '@africanscity/contracts/listings/own-listings';

/** Names of ratios, each up to the middle between it and the next. */
const ratios = [
  [1.29, 'quarter'],
  [1.42, 'third'],
  [1.58, 'half'],
  [1.71, 'twoThirds'],
  [1.87, 'threeQuarters'],
  [2.25, 'twice'],
  [2.75, 'twoAndHalf'],
  [3.5, 'threeTimes'],
  [4.5, 'fourTimes'],
] as const;

/** Returns how much more often listings with a part are seen: 'Listings with photos are seen about twice as often.' */
export function seenMoreText({ part, times }: SeenMore): string {
  const ratio = ratios.find(([below]) => times < below)?.[1] ?? 'other';
  return texts.seenMore({ part: part === 'description' ? 'other' : part, ratio });
}
