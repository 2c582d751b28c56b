import type { HiddenBy } from '@africanscity/contracts/listing-moderation';
import type { Property } from '@africanscity/db/generated/client';

/** Why a listing that is not deleted is not on the site; nothing when it is. */
export function hiddenBy(row: Pick<Property, 'hiddenByTeamAt' | 'overLimitAt' | 'ownerDisabledAt'>): HiddenBy[] {
  const reasons: [HiddenBy, Date | null][] = [
    ['team', row.hiddenByTeamAt],
    ['package', row.overLimitAt],
    ['owner', row.ownerDisabledAt],
  ];
  return reasons.flatMap(([reason, since]) => (since ? [reason] : []));
}

/** What hides a listing, as it stands after "It stays hidden: ". */
export function explainHidden(reasons: HiddenBy[]): string {
  return reasons.map((reason) => explanations[reason]).join(', and ');
}

const explanations = {
  team: 'our team hid it',
  package: "its owner's package allows fewer listings",
  owner: 'the account of its owner is disabled',
} satisfies Record<HiddenBy, string>;
