import * as texts from '@africanscity/messages/listings';

/** 'Reduced 12%', at least 1 %. */
export function reductionOf(price: number | null, before: number): string {
  const percent = Math.round(100 - (100 * (price ?? before)) / before) || 1;
  return texts.reducedByPercent({ percent: String(percent) });
}
