import { Prisma } from '@africanscity/db/generated/client';
import type { AppContext } from '../../../context.ts';
import { parseQuery } from './query-parser/parse-query.ts';
import type { Range } from './query-parser/parsed-query.ts';
import { keywordsQuery, rangeColumns, rangeNames } from './relaxation/query-sql.ts';
import { resolveQuery } from './relaxation/resolve-query.ts';

/** The columns of a saved search for its parsed text; null without a text. Absent keys of `wish` are unconstrained. */
interface SavedText {
  textQuery: string | null;
  wish: Prisma.InputJsonObject | typeof Prisma.DbNull;
}

export async function savedTextColumns(
  ctx: Pick<AppContext, 'pool' | 'memo'>,
  text: string | undefined,
): Promise<SavedText> {
  if (!text) return { textQuery: null, wish: Prisma.DbNull };
  const query = await resolveQuery(ctx, (await parseQuery(ctx, text)).intent);
  const { amenities, excludedAmenities } = query;
  const wish = {
    ...Object.fromEntries(
      (['status', 'types', 'places', 'unplaced', ...rangeNames] as const).map((name) => [name, query[name]]),
    ),
    notIn: query.excludedPlaces,
    amenities: amenities.length ? amenities : null,
    withoutAmenities: excludedAmenities.length ? excludedAmenities : null,
  };
  const kept = Object.entries(wish).filter(([, value]) => value !== undefined && value !== null);
  return { textQuery: keywordsQuery(query.keywords), wish: Object.fromEntries(kept) as Prisma.InputJsonObject };
}

const within = rangeNames.map((name) => {
  const end = (which: keyof Range, open: string) => `coalesce((s.wish #>> '{${name},${which}}')::numeric, ${open})`;
  return `(NOT s.wish ? '${name}' OR ${rangeColumns[name][0]} BETWEEN ${end('min', '0')} AND ${end('max', "'infinity'")})`;
});

/** SQL of whether a listing `p` matches the stored text of a saved search `s`. */
export const savedTextCondition = `(s.text_query IS NULL OR p.words @@ to_tsquery('english', s.text_query))
        AND (s.wish IS NULL OR (
          (NOT s.wish ? 'status' OR p.listed_as::text = s.wish ->> 'status')
          AND (NOT s.wish ? 'types' OR s.wish -> 'types' ? p.type)
          AND (NOT s.wish ? 'places' OR s.wish -> 'places' @> to_jsonb(p.place_id)
            OR (NOT p.place_known AND p.words @@ to_tsquery('english', s.wish ->> 'unplaced')))
          AND NOT coalesce(s.wish -> 'notIn' @> to_jsonb(p.place_id), false)
          AND (NOT s.wish ? 'amenities' OR to_jsonb(p.amenities) @> (s.wish -> 'amenities'))
          AND NOT (s.wish ? 'withoutAmenities' AND p.amenities::text[] && ARRAY(
            SELECT jsonb_array_elements_text(s.wish -> 'withoutAmenities')))
          AND ${within.join('\n          AND ')}))`;
