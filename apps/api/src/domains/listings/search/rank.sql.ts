import type { Amenity } from '@africanscity/contracts/listings/amenities';
import { type Fragment, join, literal, sql, word } from '../../../kernel/sql.ts';
import { completenessPoints, fewCharacters } from '../core/completeness.ts';
import { conditionsIn } from './query-parser/lexicon.ts';
import type { RelaxedQuery } from './relaxation/relaxation-steps.ts';
import { comparedDollars } from './relaxation/query.sql.ts';
import { rankingQuery } from './relaxation/text-query.ts';
import type { ResolvedQuery } from './relaxation/resolve-query.ts';

// Newer by a month is a step of ten; from ten months on, all are old. `date_part` takes a third of the time of `extract`, which
// answers with a decimal.
const freshness = sql`greatest(0, 9 - date_part('day', now() - p.ranked_at)::int / 30)`;
// As `completenessOf` tells owners.
const { pictures, rooms, bathrooms, pin, description } = completenessPoints;
const completeness = sql`(CASE WHEN p.pictured THEN ${literal(pictures)} ELSE 0 END
    + CASE WHEN p.num_room IS NULL THEN 0 ELSE ${literal(rooms)} END
    + CASE WHEN coalesce(p.num_bathroom, 0) = 0 THEN 0 ELSE ${literal(bathrooms)} END
    + CASE p.located WHEN 'EXACT' THEN ${literal(pin)} ELSE 0 END
    + CASE WHEN length(p.description) > ${literal(fewCharacters)} THEN ${literal(description)} ELSE 0 END)`;

/**
 * SQL of the rank of the listing `p` for a query, a whole number of up to nine digits: its distance from the place, and from a
 * price or a number of rooms that was relaxed, then its words and preferred amenities, its age and its completeness.
 */
export function rankOf(query: ResolvedQuery, closest: RelaxedQuery['closest']): Fragment {
  const price = closest.price ?? query.priceAbout;
  const distances = [
    price ? sql`300 * abs(ln(greatest(${comparedDollars(query)}, 1)::float8 / ${price}::float8))` : null,
    closest.rooms === undefined ? null : sql`150 * abs(coalesce(p.num_room, 0) - ${closest.rooms}::int)`,
    query.neighbours ? sql`30 * least(20, coalesce(array_position(${query.neighbours}::int[], p.place_id), 0))` : null,
  ].filter((sql) => sql !== null);
  const nearness = distances.length ? sql`greatest(0, 998 - ${join(distances, ' - ')})::int` : sql`0`;
  const points = preferencesOf(query);
  const preference = points.length ? sql`least(998, greatest(0, ${join(points, ' + ')}))::int` : sql`0`;
  return sql`(${nearness} * 1000000 + ${preference} * 1000 + ${freshness} * 100 + ${completeness})::int`;
}

function preferencesOf(query: ResolvedQuery): Fragment[] {
  const { avoidedAmenities = [] } = query;
  // Descriptions say the condition of a home too, which the words rank.
  const preferredAmenities = [...(query.preferredAmenities ?? []), ...conditionsIn(query.optionalWords)];
  const words = rankingQuery(query);
  // The subquery runs once, not for each listing. Weights of D, C, B and A: a place or kind of that name before a description that
  // mentions it; and a place of exactly that name before one with a longer name.
  const worded =
    words &&
    sql`ts_rank('{0.05, 0.1, 0.4, 1}', p.words, (SELECT to_tsquery('english', ${words}::text))) * 900 - length(p.area)`;
  return [
    ...(preferredAmenities.length ? [sql`300 * ${countOf(preferredAmenities)}`] : []),
    ...(avoidedAmenities.length
      ? [sql`300 * (${literal(avoidedAmenities.length)} - ${countOf(avoidedAmenities)})`]
      : []),
    ...(worded ? [worded] : []),
  ];
}

/** SQL of the number of some amenities that the listing `p` has. */
function countOf(amenities: readonly Amenity[]): Fragment {
  const each = amenities.map((amenity) => sql`(array_position(p.amenities, ${word(amenity)}) IS NOT NULL)::int`);
  return sql`(${join(each, ' + ')})`;
}
