/** So many cards of one owner may follow one another. */
const inARow = 2;
/** As far down as that holds. */
export const apartUpTo = 50;
/** Of the first so many that match, those are taken that come between. */
export const lookedAmong = 1000;
/** One more than the most cards of one owner among the first places. */
export const mostOfOwner = Math.ceil((apartUpTo * inARow) / (inARow + 1)) + 1;
/** As many as any two owners need to take turns that far. */
export const candidates = 2 * apartUpTo;

interface Owned {
  id: number;
  owner: string;
}

/**
 * Returns the ids of the first places of a list, with at most two cards of one owner in a row: instead of a third, the next card
 * of another owner comes, unless it is needed further down. Ends where no other owner is left. Returns null where the order stays
 * as it is. `ranked` are the first cards of the list, at most `mostOfOwner` of each owner.
 */
export function diversify(ranked: Owned[]): number[] | null {
  let left = ranked;
  const lead: Owned[] = [];
  while (lead.length < apartUpTo && left.length) {
    const open = left.filter((card) => tailOf(lead, card.owner) < inARow);
    const thrifty = canGoOn(lead, left) ? open.find((card) => canGoOn([...lead, card], left, card)) : undefined;
    const next = thrifty ?? open[0];
    if (!next) break;
    lead.push(next);
    left = left.filter((card) => card !== next);
  }
  const stays = lead.every(({ id }, at) => ranked[at]?.id === id);
  return stays ? null : lead.map(({ id }) => id);
}

/** How many at the end are of an owner. */
function tailOf(lead: Owned[], owner: string): number {
  const before = lead.findLastIndex((card) => card.owner !== owner);
  return lead.length - 1 - before;
}

/**
 * Whether what is left, without `taken`, can fill the places that are left, or all of it: the owner with the most needs others
 * in between.
 */
function canGoOn(lead: Owned[], left: Owned[], taken?: Owned): boolean {
  const counts = new Map<string, number>();
  let length = 0;
  for (const card of left) {
    if (card === taken) continue;
    length += 1;
    counts.set(card.owner, (counts.get(card.owner) ?? 0) + 1);
  }
  const places = Math.min(apartUpTo - lead.length, length);
  const [owner, most] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a), ['', 0]);
  return length - most >= Math.ceil((places - (inARow - tailOf(lead, owner))) / (inARow + 1));
}
