import { formatNumber } from '@africanscity/messages/formats';
import { usDollars } from './wording.ts';

const exact = { ...usDollars, trailingZeroDisplay: 'stripIfInteger' } as const;

/** Formats US dollars as the site does: $85,000, with cents only when there are any. */
export function formatDollars(dollars: number): string {
  return formatNumber(dollars, exact);
}
