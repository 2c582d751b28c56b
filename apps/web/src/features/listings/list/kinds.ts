import type { KindCount } from '@africanscity/contracts/listings/facets';
import type { PropertyStatus } from '@africanscity/contracts/listings/status';

/** Listings of a kind that are open under a status, or under either of the open ones. */
export function openOf({ forSale, forRent }: KindCount, status?: 'FOR_SALE' | 'FOR_RENT'): number {
  if (status === undefined) return forSale + forRent;
  return status === 'FOR_SALE' ? forSale : forRent;
}

/** The kinds that have open listings; what a kind lies in is among them. */
export function openKinds(kinds: KindCount[], status?: 'FOR_SALE' | 'FOR_RENT'): KindCount[] {
  return kinds.filter((kind) => openOf(kind, status) > 0);
}

/**
 * The kinds that a list's filters offer, in the order of the tree: those that exist under its status, and the one chosen.
 * Of a status whose listings are not open, those that the facets count.
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
  const isOpen = status === undefined || status === 'FOR_SALE' || status === 'FOR_RENT';
  return kinds.filter(
    (kind) => kind.kind === chosen || known.has(kind.kind) || (isOpen && openOf(kind, status as 'FOR_SALE') > 0),
  );
}

/** Options of a select that show the tree. */
export function kindOptions(kinds: Pick<KindCount, 'kind' | 'depth'>[]): { value: string; label: string }[] {
  return kinds.map(({ kind, depth }) => ({ value: kind, label: `${'\u2003'.repeat(depth)}${kind}` }));
}

/** The kinds at the top of the tree, each with all that lie in it. What lies in none of those given stands by itself. */
export function branchesOf(kinds: KindCount[]): { top: KindCount; beneath: KindCount[] }[] {
  const branches: { top: KindCount; beneath: KindCount[] }[] = [];
  for (const kind of kinds) {
    const last = branches.at(-1);
    if (last && kind.depth > last.top.depth) last.beneath.push(kind);
    else branches.push({ top: kind, beneath: [] });
  }
  return branches;
}

/** All kinds as a select offers them: what has others beneath it heads a group of its own. */
export function groupedKinds(kinds: KindCount[]) {
  return branchesOf(kinds).map(({ top, beneath }) => {
    const items = kindOptions([top, ...beneath]);
    return items.length > 1 ? { group: top.kind, items } : items[0]!;
  });
}

/** The widest kind that a type lies in; undefined for a type that is none of these. */
export function topKindOf(kinds: Pick<KindCount, 'kind' | 'parent'>[], type: string): string | undefined {
  const kind = kinds.find((one) => one.kind === type);
  return kind?.parent ? topKindOf(kinds, kind.parent) : kind?.kind;
}
