import { withCommas } from '@africanscity/messages/formats';
import * as texts from '@africanscity/messages/moderation';
import type { HiddenBy } from '@africanscity/contracts/moderation/queue';

/** Reasons that hide a listing, for administrators. */
export const hiddenTexts: Record<HiddenBy, () => string> = {
  team: texts.hiddenByTeam,
  package: texts.overPackageLimit,
  owner: texts.ownerDisabled,
  price: texts.priceNotConfirmed,
  unconfirmed: texts.pausedNotConfirmed,
};

/** Joins the reasons for use in a sentence: "over the package limit, owner disabled". */
export function describeHidden(reasons: HiddenBy[]): string {
  return withCommas(reasons.map((reason) => hiddenTexts[reason]().toLowerCase()));
}
