/** What a word for a kind takes in: exact types, and listings whose description names it. */
interface Kind {
  types: readonly string[];
  described?: RegExp;
}

const duplexes = ['Detached Duplex', 'Semi Detached Duplex', 'Terraced Duplexes'];
const bungalows = ['Detached Bungalow', 'Semi Detached Bungalow', 'Terraced Bungalow'];
const apartments = ['Apartment', 'Block of Flats'];

/** Agents of Nairobi file houses under "Apartment" and say in the description what they are. */
const kinds = new Map<string, Kind>([
  ['house', { types: [...duplexes, ...bungalows], described: /\b(house|townhouse|villa|maison+ett?e|mansion)s?\b/i }],
  ['duplex', { types: duplexes }],
  ['bungalow', { types: bungalows }],
  ['detached', { types: ['Detached Duplex', 'Detached Bungalow'] }],
  ['semi detached', { types: ['Semi Detached Duplex', 'Semi Detached Bungalow'] }],
  ['terrace', { types: ['Terraced Duplexes', 'Terraced Bungalow'] }],
  ['apartment', { types: apartments }],
  ['townhouse', { types: [], described: /\btown ?houses?\b/i }],
  ['villa', { types: [], described: /\bvillas?\b/i }],
  ['maisonette', { types: [], described: /\bmaison+ett?es?\b/i }],
  ['studio', { types: [], described: /\bstudio\b/i }],
  ...[...duplexes, ...bungalows, ...apartments].map((type) => [type, { types: [type] }] satisfies [string, Kind]),
  // Words for what the listings at hand have none of.
  ...['land', 'farm', 'commercial', 'office', 'shop', 'warehouse', 'hotel', 'penthouse', 'room'].map(
    (word) => [word, { types: [] }] satisfies [string, Kind],
  ),
]);

export function isKind(name: string): boolean {
  return kinds.has(name);
}

/** Whether a listing is of a kind. Names are those of the set of queries, or exact types. */
export function isOfKind({ type, description }: { type: string; description: string }, name: string): boolean {
  const { types, described } = kinds.get(name) ?? { types: [] };
  return types.includes(type) || (described?.test(description) ?? false);
}
