/** Columns of the listing `p` that alike listings share. Owners and pictures of alike listings may differ. */
export const alikeColumns = ['p.alike_digest', 'p.listed_as'];

/** A query of the listings `p` that meet conditions and are equal to another, of which `other` has `alikeColumns`. */
export function alikeTo(other: string, where: string, selected = ''): string {
  return `SELECT ${selected} FROM properties p WHERE p.alike_digest = ${other}.alike_digest AND p.listed_as = ${other}.listed_as AND ${where}`;
}
