import type { HiddenBy } from '@africanscity/contracts/moderation/queue';

/** What hides a listing, as an administrator reads it. */
export const hiddenTexts: Record<HiddenBy, string> = {
  team: 'Hidden by the team',
  package: 'Over the package limit',
  owner: 'Owner disabled',
  price: 'Price not confirmed',
  unconfirmed: 'Paused: not confirmed',
};

/** As it stands in a sentence: "over the package limit, owner disabled". */
export function describeHidden(reasons: HiddenBy[]): string {
  return reasons.map((reason) => hiddenTexts[reason].toLowerCase()).join(', ');
}
