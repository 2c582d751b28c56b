/** '55 listings'. */
export function listingsCount(count: number): string {
  return `${count.toLocaleString('en')} ${count === 1 ? 'listing' : 'listings'}`;
}
