import type { Amenity } from '@africanscity/contracts/listings/amenities';
import type { Placeholder } from '../core/sql-placeholder.ts';
import type { RelaxedQuery } from './relaxation/relaxation-steps.ts';
import { rankingQuery } from './relaxation/query-sql.ts';
import type { ResolvedQuery } from './relaxation/resolve-query.ts';

// Newer by a month is a step of ten; from ten months on, all are old. `date_part` takes a third of the time of `extract`, which
// answers with a decimal.
const freshness = `greatest(0, 9 - date_part('day', now() - p.ranked_at)::int / 30)`;
const completeness = `(CASE WHEN p.pictured THEN 40 ELSE 0 END + CASE WHEN p.num_room IS NULL THEN 0 ELSE 15 END
    + CASE WHEN coalesce(p.num_bathroom, 0) = 0 THEN 0 ELSE 15 END + CASE p.located WHEN 'EXACT' THEN 15 ELSE 0 END
    + CASE WHEN length(p.description) > 120 THEN 14 ELSE 0 END)`;

/**
 * How well the listing `p` meets a query, a whole number of up to nine digits: how near it is to the place, or to a price or a number
 * of rooms that is not met as it was asked for, where it has the words, how new it is, and how complete.
 */
export function rankSql(query: ResolvedQuery, closest: RelaxedQuery['closest'], placeholder: Placeholder): string {
  const price = closest.price ?? query.priceAbout;
  const far = [
    price ? `300 * abs(ln(greatest(p.price, 1)::float8 / ${placeholder(price, 'float8')}))` : null,
    closest.rooms === undefined ? null : `150 * abs(coalesce(p.num_room, 0) - ${placeholder(closest.rooms, 'int')})`,
    query.neighbours
      ? `30 * least(20, coalesce(array_position(${placeholder(query.neighbours, 'int[]')}, p.place_id), 0))`
      : null,
  ].filter((sql) => sql !== null);
  const nearness = far.length ? `greatest(0, 998 - ${far.join(' - ')})::int` : '0';
  const liked = rankingQuery(query);
  // Made once, not for each listing. Weights of D, C, B and A: a place or kind that is called so before a description that
  // mentions it; and a place that is called just so before one with a longer name.
  const likedSql = liked && `(SELECT to_tsquery('english', ${placeholder(liked, 'text')}))`;
  const { preferredAmenities = [], avoidedAmenities = [] } = query;
  const preferred = preferredAmenities.length ? `300 * ${countOf(preferredAmenities)}` : null;
  const avoided = avoidedAmenities.length ? `300 * (${avoidedAmenities.length} - ${countOf(avoidedAmenities)})` : null;
  const worded = likedSql && `ts_rank('{0.05, 0.1, 0.4, 1}', p.words, ${likedSql}) * 900 - length(p.area)`;
  const points = [preferred, avoided, worded].filter((sql) => sql !== null);
  const preference = points.length ? `least(998, greatest(0, ${points.join(' + ')}))::int` : '0';
  return `(${nearness} * 1000000 + ${preference} * 1000 + ${freshness} * 100 + ${completeness})::int`;
}

/** SQL of how many of some amenities the listing `p` has. */
function countOf(amenities: readonly Amenity[]): string {
  return `(${amenities.map((amenity) => `(array_position(p.amenities, '${amenity}') IS NOT NULL)::int`).join(' + ')})`;
}
