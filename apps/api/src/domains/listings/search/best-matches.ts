import type { ListingFilter } from '@africanscity/contracts/listings/listing-filter';
import type { AppContext } from '../../../context.ts';
import { selectMatches } from './matches.sql.ts';
import { filterConditions } from './filter-conditions.ts';
import { searchLimits } from './limits.ts';
import { type ListingsPage, mostCountedOf, type Start } from './listings-page.ts';
import { apartUpTo, diversify } from './diversify.ts';
import { readCards } from './read-cards.ts';

type Row = Awaited<ReturnType<typeof selectMatches>>[number];

/** A card before it is read, or the place of a cursor. */
type Place = Pick<Row, 'id' | 'key' | 'alike'>;

interface Asked {
  /** Whether identical listings are one card. */
  together: boolean;
  start: Start;
  size: number;
}

/**
 * Returns a page of the best matches of a text: ranks the newest matches, diversifies their owners (`diversify.ts`), and collapses
 * identical listings into one card if `together`. Each listing, or card, is on one page, by page number and by cursor: a cursor
 * holds the ids of the diversified head, as it was on the first page.
 */
export async function findMatches(
  ctx: Pick<AppContext, 'pool'>,
  filter: ListingFilter,
  { together, start, size }: Asked,
  limits = searchLimits,
): Promise<ListingsPage> {
  const { where, rank, interpretation } = await filterConditions(ctx, filter);
  const most = mostCountedOf(filter, limits);
  const rows = await selectMatches(ctx.pool, { where, rank, together, start, size, most });
  const total = rows.find(({ part }) => part === 'total')!;
  const moreThanTotal = total.alike > most;
  const of = (part: 'lead' | 'rest') => rows.filter((row) => row.part === part).sort((a, b) => a.at - b.at);
  const { places, more, leadIds } = pageOf({ start, size }, of('lead'), of('rest'));
  return {
    rows: await readCards(
      ctx,
      places.map(({ id, key, alike }) => ({ id, rank: Number(key), alike, lead: leadIds })),
    ),
    total: moreThanTotal ? most : total.id,
    ...(together && { adverts: Math.min(total.alike, most) }),
    moreThanTotal,
    reachable: moreThanTotal ? Math.min(total.id, limits.numbered) : total.id,
    more,
    interpretation,
  };
}

interface Page {
  places: Place[];
  more: boolean;
  /** The diversified head of the list; undefined where it is in the order of ranks. */
  leadIds: number[] | undefined;
}

function pageOf({ start, size }: Pick<Asked, 'start' | 'size'>, lead: Row[], rest: Row[]): Page {
  return 'offset' in start
    ? numberedPage(start.offset, size, lead, rest)
    : pageBeside(start.beside, size, { lead, rest });
}

function numberedPage(offset: number, size: number, best: Row[], rest: Row[]): Page {
  const leadIds = diversify(best) ?? undefined;
  const first = Math.max(0, offset - apartUpTo);
  if (!leadIds) {
    const from = rest.slice(offset - first);
    return { places: from.slice(0, size), more: from.length > size, leadIds };
  }
  const inLead = new Map(best.filter(({ id }) => leadIds.includes(id)).map((row) => [row.id, row]));
  // The position in the list of the first row that was read: after the lead and the earlier rows of the rest.
  const ledBefore = [...inLead.values()].filter(({ at }) => at <= first).length;
  const begins = leadIds.length + first - ledBefore;
  const others = rest.filter(({ id }) => !inLead.has(id)).slice(Math.max(0, offset - begins));
  const from = [...leadIds.slice(offset).map((id) => inLead.get(id)!), ...others];
  return { places: from.slice(0, size), more: from.length > size, leadIds };
}

function pageBeside(
  cursor: { id: number; backwards: boolean; lead?: number[] },
  size: number,
  { lead, rest }: { lead: Place[]; rest: Place[] },
): Page {
  // By the cursor's own list, so that a card of the lead that has gone meanwhile keeps its place in it.
  const ids = cursor.lead ?? [];
  const place = ids.indexOf(cursor.id);
  const wasLed = place !== -1;
  const leadIds = ids.length ? ids : undefined;
  if (cursor.backwards) {
    const led = wasLed ? lead.filter(({ id }) => ids.indexOf(id) < place) : lead;
    const before = [...led, ...(wasLed ? [] : rest.toReversed())];
    return { places: before.slice(-size), more: before.length > size, leadIds };
  }
  const after = [...(wasLed ? lead.filter(({ id }) => ids.indexOf(id) > place) : []), ...rest];
  return { places: after.slice(0, size), more: after.length > size, leadIds };
}
