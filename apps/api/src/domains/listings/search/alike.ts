/** What of the listing `p` says which others it is equal to in all they show; who lists it and with which pictures is not of it. */
export const alikeColumns = ['p.alike_digest', 'p.listed_as'];

/** A query of the listings `p` that meet conditions and are equal to another, of which `other` has `alikeColumns`. */
export function alikeTo(other: string, where: string, selected = ''): string {
  return `SELECT ${selected} FROM properties p WHERE p.alike_digest = ${other}.alike_digest AND p.listed_as = ${other}.listed_as AND ${where}`;
}
