// Uncountable names, and adjectives used as nouns.
const uncounted = /(accommodation|housing|land|space|property|properties)$/i;
const adjective = /(commercial|residential|industrial|agricultural|other)$/i;

/** Returns 'Farms' for 'Farm'. Types are free text, so this uses English endings. */
export function pluralOf(type: string): string {
  const [head, ...rest] = type.split(' of ');
  if (rest.length) return [pluralOf(head!), ...rest].join(' of ');
  if (adjective.test(type)) return `${type} properties`;
  if (/property$/i.test(type)) return type.replace(/y$/i, 'ies');
  if (uncounted.test(type) || /[^s]s$/i.test(type)) return type;
  if (/(x|ch|sh|ss|z)$/i.test(type)) return `${type}es`;
  if (/[^aeiou]y$/i.test(type)) return type.replace(/y$/i, 'ies');
  return `${type}s`;
}
