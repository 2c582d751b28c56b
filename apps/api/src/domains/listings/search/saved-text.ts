import { Prisma } from '@africanscity/db/generated/client';
import type { AppContext } from '../../../../context.ts';
import { resolveQuery } from './resolve-query.ts';
import { parseQuery } from '../query-parser/parse-query.ts';
import type { Range } from '../query-parser/parsed-query.ts';
import { keywordsQuery } from './query-sql.ts';

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
  const { intent: asked } = await parseQuery(ctx, text);
  const {
    types,
    places,
    excludedPlaces,
    unplaced,
    status,
    rooms,
    baths,
    garages,
    toilets,
    price,
    size,
    amenities,
    excludedAmenities,
    keywords,
  } = await resolveQuery(ctx, asked);
  const has = amenities.length ? amenities : undefined;
  const without = excludedAmenities.length ? excludedAmenities : undefined;
  const stored = {
    status,
    rooms,
    baths,
    garages,
    toilets,
    price,
    size,
    types,
    places,
    notIn: excludedPlaces,
    unplaced,
  };
  const kept = Object.entries({ ...stored, amenities: has, withoutAmenities: without }).filter(
    ([, value]) => value !== undefined && value !== null,
  );
  return { textQuery: keywordsQuery(keywords), wish: Object.fromEntries(kept) as Prisma.InputJsonObject };
}

const ranges: { [Name in 'rooms' | 'baths' | 'garages' | 'toilets' | 'price' | 'size']: string } = {
  rooms: 'p.num_room',
  baths: 'p.num_bathroom',
  garages: 'coalesce(p.num_garage, 0)',
  toilets: 'p.num_toilet',
  price: 'p.price',
  size: 'p.size_square_meters',
};

const within = (Object.keys(ranges) as (keyof typeof ranges)[]).map((name) => {
  const end = (which: keyof Range, open: string) => `coalesce((s.wish #>> '{${name},${which}}')::numeric, ${open})`;
  return `(NOT s.wish ? '${name}' OR ${ranges[name]} BETWEEN ${end('min', '0')} AND ${end('max', "'infinity'")})`;
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
