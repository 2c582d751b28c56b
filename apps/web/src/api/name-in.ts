/** One of the names of a table, as an address says it; undefined for anything else. */
export function nameIn<Name extends string>(
  table: Readonly<Record<Name, unknown>>,
  text: string | null,
): Name | undefined {
  return text !== null && Object.hasOwn(table, text) ? (text as Name) : undefined;
}
