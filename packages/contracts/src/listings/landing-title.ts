import { typesName } from './type-names.ts';
import * as texts from '@africanscity/messages/listings';
import type { Landing } from './landing.ts';

/** Returns 'Duplexes for sale in Lekki, Lagos, Nigeria', unique for each landing page. */
export function landingTitle({ status, kind, place }: Pick<Landing, 'status' | 'kind' | 'place'>): string {
  const where = place ? [place.name, ...place.within.toReversed()].join(', ') : texts.africa();
  const homes = kind ? typesName(kind) : texts.homesTitle();
  return (status === 'FOR_SALE' ? texts.landingForSale : texts.landingToRent)({ homes, place: where });
}
