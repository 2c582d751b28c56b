import type { SearchReading } from '@africanscity/contracts/listings/listing-page';
import type { Understood } from './filter-conditions.ts';

/** What was understood of a text, as its list shows it. */
export function presentReading(text: string, { reading, settled }: Understood): SearchReading {
  return {
    parts: reading.parts.map(({ name, label, spans }) => ({ name, label, without: cut(text, spans) })),
    leftOut: settled.leftOut,
    instead: settled.instead ?? null,
  };
}

/** A text without some of it. */
function cut(text: string, spans: [start: number, end: number][]): string {
  const left = spans
    .toSorted(([a], [b]) => b - a)
    .reduce((rest, [start, end]) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);
  return left
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;.-]+|[\s,;-]+$/g, '')
    .trim();
}
