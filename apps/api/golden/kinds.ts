/** What a word for a kind takes in: exact types, and imported listings whose description names it. */
interface Kind {
  types: readonly string[];
  described?: RegExp;
}

const duplexes = ['Duplex', 'Detached Duplex', 'Semi Detached Duplex', 'Terraced Duplexes'];
const bungalows = ['Bungalow', 'Detached Bungalow', 'Semi Detached Bungalow', 'Terraced Bungalow'];
const apartments = ['Apartment', 'Block of Flats', 'Studio'];
const otherHouses = ['House', 'Townhouse', 'Villa', 'Cottage'];

/** Agents of Nairobi file houses under "Apartment" and say in the description what they are. */
const kinds = new Map<string, Kind>([
  [
    'house',
    {
      types: [...duplexes, ...bungalows, ...otherHouses],
      described: /\b(house|townhouse|villa|maison+ett?e|mansion)s?\b/i,
    },
  ],
  ['duplex', { types: duplexes }],
  ['bungalow', { types: bungalows }],
  ['detached', { types: ['Detached Duplex', 'Detached Bungalow'] }],
  ['semi detached', { types: ['Semi Detached Duplex', 'Semi Detached Bungalow'] }],
  ['terrace', { types: ['Terraced Duplexes', 'Terraced Bungalow'] }],
  ['apartment', { types: apartments }],
  ['townhouse', { types: ['Townhouse'], described: /\btown ?houses?\b/i }],
  ['villa', { types: ['Villa'], described: /\bvillas?\b/i }],
  ['maisonette', { types: [], described: /\bmaison+ett?es?\b/i }],
  ['studio', { types: ['Studio'], described: /\bstudio\b/i }],
  ...[...duplexes, ...bungalows, ...apartments].map((type) => [type, { types: [type] }] satisfies [string, Kind]),
  ['land', { types: ['Land', 'Stand', 'Farm'] }],
  ['farm', { types: ['Farm'] }],
  ['commercial', { types: ['Commercial', 'Office', 'Shop', 'Warehouse'] }],
  ['office', { types: ['Office'] }],
  ['shop', { types: ['Shop'] }],
  ['warehouse', { types: ['Warehouse'] }],
  ['room', { types: ['Rooms'] }],
  ['student', { types: ['Student Accommodation'] }],
  ['cottage', { types: ['Cottage'] }],
  // No listing of either set is one of these.
  ['hotel', { types: [] }],
  ['penthouse', { types: [] }],
]);

export function isKind(name: string): boolean {
  return kinds.has(name);
}

/** Whether a listing is of a kind, by a name that the queries use or an exact type. A written listing has the right type. */
export function isOfKind(
  { type, description, amenities }: { type: string; description: string; amenities?: ReadonlySet<string> },
  name: string,
): boolean {
  const { types, described } = kinds.get(name) ?? { types: [] };
  return types.includes(type) || (!amenities && (described?.test(description) ?? false));
}
