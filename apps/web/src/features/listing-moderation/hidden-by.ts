import type { HiddenBy } from '@africanscity/contracts/listing-moderation';

/** What hides a listing, as an administrator reads it: "package limit, owner disabled". */
export function describeHidden(reasons: HiddenBy[]): string {
  return reasons.map((reason) => names[reason]).join(', ');
}

const names: Record<HiddenBy, string> = {
  team: 'by the team',
  package: 'package limit',
  owner: 'owner disabled',
};
