import { Prisma } from '@africanscity/db/generated/client';
import type { ListingFilter } from '@africanscity/contracts/listings/listing-filter';
import type { AppContext } from '../../../context.ts';
import { parseQuery } from './query-parser/parse-query.ts';
import { rangeNames } from './relaxation/query.sql.ts';
import { keywordsQuery } from './relaxation/text-query.ts';
import { resolveQuery } from './relaxation/resolve-query.ts';

/** The columns of a saved search for its parsed text; null without a text. Absent keys of `wish` are unconstrained. */
interface SavedText {
  textQuery: string | null;
  wish: Prisma.InputJsonObject | typeof Prisma.DbNull;
}

export async function savedTextColumns(
  ctx: Pick<AppContext, 'pool' | 'memo'>,
  { text, currency }: Pick<ListingFilter, 'text' | 'currency'>,
): Promise<SavedText> {
  if (!text) return { textQuery: null, wish: Prisma.DbNull };
  const query = await resolveQuery(ctx, (await parseQuery(ctx, text, currency)).intent);
  const { amenities, excludedAmenities } = query;
  const columns = {
    ...Object.fromEntries(
      (['status', 'types', 'places', 'unplaced', 'rentsAYear', ...rangeNames] as const).map((name) => [
        name,
        query[name],
      ]),
    ),
    notIn: query.excludedPlaces,
    amenities: amenities.length ? amenities : null,
    withoutAmenities: excludedAmenities.length ? excludedAmenities : null,
  };
  const kept = Object.entries(columns).filter(([, value]) => value !== undefined && value !== null);
  return { textQuery: keywordsQuery(query.keywords), wish: Object.fromEntries(kept) as Prisma.InputJsonObject };
}
