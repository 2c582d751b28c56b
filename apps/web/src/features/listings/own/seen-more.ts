import type { SeenMore } from '@africanscity/contracts/listings/own-listings';

const listingsWith: Record<SeenMore['part'], string> = {
  pictures: 'Listings with photos',
  rooms: 'Listings that state the number of rooms',
  bathrooms: 'Listings that state the number of bathrooms',
  pin: 'Listings with a pin on the map',
  description: 'Listings with a longer description',
};

/** Words for a ratio, each up to the middle between it and the next. */
const ratios: [below: number, words: string][] = [
  [1.29, 'about a quarter more often'],
  [1.42, 'about a third more often'],
  [1.58, 'about half as often again'],
  [1.71, 'about two thirds more often'],
  [1.87, 'about three quarters more often'],
  [2.25, 'about twice as often'],
  [2.75, 'about two and a half times as often'],
  [3.5, 'about three times as often'],
  [4.5, 'about four times as often'],
];

/** Returns how much more often listings with a part are seen: 'Listings with photos are seen about twice as often.' */
export function seenMoreText({ part, times }: SeenMore): string {
  const words = ratios.find(([below]) => times < below)?.[1] ?? 'more than four times as often';
  return `${listingsWith[part]} are seen ${words}.`;
}
