import type { Amenity } from '@africanscity/contracts/listings/amenities';
import { hasContext } from './context-at.ts';
import type { Mention, ReadDescription } from './mentions.ts';
import { contexts } from './phrase-table.ts';

/** Amenities named by a noun, before which an English noun makes them something else. "Furnished" goes with any noun. */
const nouns: ReadonlySet<Amenity> = new Set<Amenity>([
  'running_water',
  'borehole',
  'water_tank',
  'electricity',
  'generator',
  'inverter',
  'solar_power',
  'security',
  'cctv',
  'alarm',
  'electric_fence',
  'air_conditioning',
  'internet',
  'fibre',
  'lift',
  'study',
  'storage',
  'laundry_room',
  'staff_quarters',
  'swimming_pool',
  'gym',
  'garden',
  'balcony',
  'tarred_road',
]);

/**
 * The mentions that the next word makes something else: a "gym discount" is no gym, and a "generator slot" no generator. The
 * words that leave the amenity what it is ("water supply", "pool upstairs") are the context `follower`; of any other word in
 * English nothing is known, so nothing is proposed. A capital begins another name.
 */
export function compoundsIn(text: ReadDescription): Mention[] {
  if (!showsEnglish(text)) return [];
  return text.mentions.filter(({ to, amenities, languages }) => {
    const next = text.words[to];
    const isNoun = languages.has('en') && amenities.some((name) => nouns.has(name));
    return (
      isNoun &&
      next?.kind === 'word' &&
      !next.isCapital &&
      !text.mentionAt.has(to) &&
      !hasContext(text, to, 'follower') &&
      !contexts.longestAt(text.words, to)?.values.some((kind) => kind !== 'other_noun')
    );
  });
}

function showsEnglish({ words }: ReadDescription): boolean {
  const count = (pattern: RegExp) => words.filter(({ text }) => pattern.test(text)).length;
  return (
    count(/^(the|and|with|is|has|for|of|in|on|at|to|all|no|bed|beds|bedrooms?|house|flat|rooms?|rent|sale|per)$/) >=
    count(
      /^(de|la|le|les|et|avec|un|une|du|des|com|uma|um|do|da|dos|em|ya|wa|la|cha|vya|za|ni|na|kwa|ina|iko|nyumba|chambres?|quartos?)$/,
    )
  );
}
