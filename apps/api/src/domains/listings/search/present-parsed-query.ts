import type { SearchReading } from '@africanscity/contracts/listings/listing-page';
import type { Understood } from './filter-conditions.ts';

/** What was understood of a text, as its list shows it. */
export function presentParsedQuery(text: string, { parsed, relaxed }: Understood): SearchReading {
  return {
    parts: parsed.parts.map(({ name, label, spans }) => ({ name, label, without: cut(text, spans) })),
    leftOut: relaxed.dropped,
    instead: relaxed.substitute ?? null,
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
