import type { HiddenBy } from '@africanscity/contracts/moderation/queue';

/** Reasons that hide a listing, for administrators. */
export const hiddenTexts: Record<HiddenBy, string> = {
  team: 'Hidden by the team',
  package: 'Over the package limit',
  owner: 'Owner disabled',
  price: 'Price not confirmed',
  unconfirmed: 'Paused: not confirmed',
};

/** Joins the reasons for use in a sentence: "over the package limit, owner disabled". */
export function describeHidden(reasons: HiddenBy[]): string {
  return reasons.map((reason) => hiddenTexts[reason].toLowerCase()).join(', ');
}
