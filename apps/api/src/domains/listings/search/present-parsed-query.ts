import type { SearchReading } from '@africanscity/contracts/listings/listing-page';
import type { QueryInterpretation } from './filter-conditions.ts';

/** Presents the interpretation of a text for its list. */
export function presentParsedQuery(text: string, { parsed, relaxed }: QueryInterpretation): SearchReading {
  return {
    parts: parsed.parts.map(({ name, label, typedLabel = label, names, excluded, relation, spans }) => ({
      name,
      label: typedLabel,
      without: cut(text, spans),
      ...(names && { names: [...names] }),
      ...(excluded?.length && { excluded: [...excluded] }),
      ...(relation && { relation }),
    })),
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
