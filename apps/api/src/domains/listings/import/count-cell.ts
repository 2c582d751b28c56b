import { plainSpaces, westernDigits } from '@africanscity/contracts/plain-text';

/** What offices write where they do not know a number. */
const unknown = new Set(['', '-', '–', '—', 'n/a', 'na']);

/** Reads how many rooms there are: "3", "3.0" and "3,0"; null for a blank cell, and a reason for what is no whole number. */
export function readCount(cell: string, largest: number): { count: number | null } | { reason: string } {
  const text = plainSpaces(westernDigits(cell.normalize('NFKC'))).toLowerCase();
  if (unknown.has(text)) return { count: null };
  const [, digits] = /^(\d{1,6})(?:[.,·]0{1,2})?$/u.exec(text) ?? [];
  if (digits !== undefined && Number(digits) <= largest) return { count: Number(digits) };
  const shown = `"${plainSpaces(cell).slice(0, 40)}"`;
  return { reason: `must be a whole number from 0 to ${largest}, not ${shown}; leave it empty if it is not known` };
}
