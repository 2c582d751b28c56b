import * as texts from '@africanscity/messages/listings';

/** Returns the days since the home was first listed, in words. */
export function marketText(days: number): string {
  if (days === 0) return texts.listedToday();
  return texts.daysOnMarket({ count: days });
}
