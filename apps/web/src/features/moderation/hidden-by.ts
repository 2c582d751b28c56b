import { withCommas } from '@africanscity/messages/formats';
import * as texts from '@africanscity/messages/moderation';
import type { AdminListing, HiddenBy, PausedBecause } from '@africanscity/contracts/moderation/queue';

/** Reasons that hide a listing. */
export type Hidden = Pick<AdminListing, 'hiddenBy' | 'pausedBecause'>;

const reasonTexts: Record<Exclude<HiddenBy, 'unconfirmed'>, () => string> = {
  team: texts.hiddenByTeam,
  package: texts.overPackageLimit,
  owner: texts.ownerDisabled,
  price: texts.priceNotConfirmed,
};

const pauseTexts: Record<PausedBecause, () => string> = {
  unconfirmed: texts.pausedNotConfirmed,
  taken: texts.pausedTaken,
  source: texts.pausedBySource,
};

/** A reason that hides a listing, for administrators. */
export function hiddenText(reason: HiddenBy, { pausedBecause }: Hidden): string {
  return reason === 'unconfirmed' ? pauseTexts[pausedBecause ?? 'unconfirmed']() : reasonTexts[reason]();
}

/** Joins the reasons for use in a sentence: "over the package limit, owner disabled"; '' when nothing hides the listing. */
export function describeHidden(hidden: Hidden): string {
  return withCommas(hidden.hiddenBy.map((reason) => hiddenText(reason, hidden).toLowerCase()));
}
