import type { Landing } from './landing.ts';
import { pluralOf } from './plural.ts';

/** Returns 'Duplexes for sale in Lekki, Lagos, Nigeria', unique for each landing page. */
export function landingTitle({ status, kind, place }: Pick<Landing, 'status' | 'kind' | 'place'>): string {
  const where = place ? [place.name, ...place.within.toReversed()].join(', ') : 'Africa';
  return `${kind ? pluralOf(kind) : 'Homes'} ${status === 'FOR_SALE' ? 'for sale' : 'to rent'} in ${where}`;
}
