/** Label of a new member's choice about listings under their own name. */
export function bringText(listings: number, company: string): string {
  return `Show my ${listings === 1 ? 'listing' : `${listings} listings`} under the name of ${company}`;
}
