import { isOffered } from '@africanscity/contracts/listings/rental';
import { typeName } from '@africanscity/contracts/listings/type-names';
import type { KindCount } from '@africanscity/contracts/listings/facets';
import type { PropertyStatus } from '@africanscity/contracts/listings/status';

/** Number of a type's open listings of a status, or of both. */
export function openOf({ forSale, forRent }: KindCount, status?: 'FOR_SALE' | 'FOR_RENT'): number {
  if (status === undefined) return forSale + forRent;
  return status === 'FOR_SALE' ? forSale : forRent;
}

/** Returns the types with open listings, including their parents. */
export function openKinds(kinds: KindCount[], status?: 'FOR_SALE' | 'FOR_RENT'): KindCount[] {
  return kinds.filter((kind) => openOf(kind, status) > 0);
}

/**
 * Returns the types of a list's filters in tree order: those with listings of its status, and the chosen one. For sold
 * and rented listings, the types that the facets count.
 */
export function kindsToOffer(
  kinds: KindCount[],
  {
    status,
    counted,
    chosen,
  }: { status?: PropertyStatus; counted: { value: string; count: number }[]; chosen?: string },
): KindCount[] {
  const known = new Set(counted.filter(({ count }) => count > 0).map(({ value }) => value));
  const isOpen = status === undefined || isOffered(status);
  return kinds.filter(
    (kind) => kind.kind === chosen || known.has(kind.kind) || (isOpen && openOf(kind, status as 'FOR_SALE') > 0),
  );
}

/** Options of a select that shows the tree. */
export function kindOptions(kinds: Pick<KindCount, 'kind' | 'depth'>[]): { value: string; label: string }[] {
  return kinds.map(({ kind, depth }) => ({ value: kind, label: `${'\u2003'.repeat(depth)}${typeName(kind)}` }));
}

/** Returns the top types with their subtypes. Types without a given parent are top types. */
export function branchesOf(kinds: KindCount[]): { top: KindCount; beneath: KindCount[] }[] {
  const branches: { top: KindCount; beneath: KindCount[] }[] = [];
  for (const kind of kinds) {
    const last = branches.at(-1);
    if (last && kind.depth > last.top.depth) last.beneath.push(kind);
    else branches.push({ top: kind, beneath: [] });
  }
  return branches;
}

/** All types for a select: types with subtypes are group headings. */
export function groupedKinds(kinds: KindCount[]) {
  return branchesOf(kinds).map(({ top, beneath }) => {
    const items = kindOptions([top, ...beneath]);
    return items.length > 1 ? { group: typeName(top.kind), items } : items[0]!;
  });
}

/** Returns the top type of a type; undefined for an unknown type. */
export function topKindOf(kinds: Pick<KindCount, 'kind' | 'parent'>[], type: string): string | undefined {
  const kind = kinds.find((one) => one.kind === type);
  return kind?.parent ? topKindOf(kinds, kind.parent) : kind?.kind;
}
