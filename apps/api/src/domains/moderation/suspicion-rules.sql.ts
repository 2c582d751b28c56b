import type { SuspicionRule } from '@africanscity/contracts/moderation/queue';
import { currenciesByDigits } from '@africanscity/contracts/currencies';
import { type PricePeriod, pricePeriodNames } from '@africanscity/contracts/listings/asking-price';
import { periodsInYear } from '@africanscity/contracts/listings/periods-in-year';
import { type Fragment, join, literal, sql, word } from '../../kernel/sql.ts';
import { cityOf } from '../listings/places/places.sql.ts';

/**
 * Queries by rule that find which of some listings break it. Each returns property_id, detail (`suspicion-details.ts`), and evidence, which
 * stays the same until the owner changes what the rule checks. Look-alike names (`look-alikes.ts`) are compared outside the
 * database.
 */
export const suspicionRules: Record<Exclude<SuspicionRule, 'imitated_name'>, (ids: number[]) => Fragment> = {
  price: priceRule,
  shared_pictures: sharedPicturesRule,
  same_text: sameTextRule,
  contacts: contactsRule,
  new_account: newAccountRule,
};

/** Multiple, or fraction, of comparable prices that is suspicious. */
const timesOff = 8;
const fewestComparable = 8;
/** Number of comparable listings, the latest. */
const mostComparable = 400;

/** SQL of the minor units of the currency of the listing `p`. */
const minorUnits = sql`CASE ${join(
  currenciesByDigits().map(
    ({ digits, currencies }) => sql`WHEN p.currency = ANY (${currencies}::text[]) THEN ${literal(10 ** digits)}`,
  ),
  ' ',
)} ELSE 100 END`;

/** SQL of a number by the period of the listing `p`, or of a month. */
function byPeriod(valueOf: (period: PricePeriod) => Fragment, otherwise: Fragment): Fragment {
  const cases = pricePeriodNames.map((period) => sql`WHEN ${word(period)} THEN ${valueOf(period)}`);
  return sql`CASE p.period ${join(cases, ' ')} ELSE ${otherwise} END`;
}

/** SQL of the price of the listing `p` as asked, its currency and period, and what a month's dollar is in these. */
const asked = sql`
      coalesce(p.amount::numeric / ${minorUnits}, p.price) AS asked,
      coalesce(p.currency, 'USD') AS currency, p.period,
      coalesce(p.rate, 1) * ${byPeriod((period) => sql`12.0 / ${literal(periodsInYear[period])}`, sql`1`)} AS of_dollar`;

/**
 * The median of other listings of the same type, city and status; the city is the place, whatever owners call it. Too few say
 * nothing. The latest of a type and city are read once for all listings that are compared with them. The detail has both prices in the
 * currency and for the period of the listing.
 */
function priceRule(ids: number[]): Fragment {
  return sql`
    WITH given AS MATERIALIZED (
      SELECT p.id, p.price, p.status, p.type, ${cityOf(sql`p.place_id`)} AS city_id, ${asked} FROM properties p
      WHERE p.id = ANY (${ids}::int[]) AND p.deleted_at IS NULL AND p.status IN ('FOR_SALE', 'FOR_RENT')
    ), latest AS MATERIALIZED (
      SELECT kinds.*, others.ids, others.prices
      FROM (SELECT DISTINCT status, type, city_id FROM given) AS kinds, LATERAL (
        SELECT array_agg(o.id) AS ids, array_agg(o.price) AS prices
        FROM (
          SELECT id, price FROM properties o
          WHERE o.listed_as = kinds.status AND o.type = kinds.type
            AND o.place_id = ANY ((SELECT places_within(ARRAY[kinds.city_id]))::int[])
          ORDER BY o.ranked_at DESC, o.id DESC LIMIT ${mostComparable}
        ) AS o
      ) AS others
    )
    SELECT given.id AS property_id, given.price::text AS evidence,
      jsonb_build_object('asked', asked, 'median', c.median * of_dollar, 'currency', given.currency, 'period', given.period,
        'listings', c.listings)::text AS detail
    FROM given JOIN latest USING (status, type, city_id), LATERAL (
      SELECT count(*) AS listings, percentile_cont(0.5) WITHIN GROUP (ORDER BY o.price)::numeric AS median
      FROM unnest(latest.ids, latest.prices) AS o (id, price) WHERE o.id <> given.id
    ) AS c
    WHERE c.listings >= ${fewestComparable} AND c.median > 0
      AND (given.price > c.median * ${timesOff} OR given.price * ${timesOff} < c.median)`;
}

/** Pictures that another user's listing used first, or copies of one photograph. Exempts imports of the company. */
function sharedPicturesRule(ids: number[]): Fragment {
  return sql`
    SELECT p.id AS property_id, string_agg(shared.hash, ' ' ORDER BY shared.hash) AS evidence,
      jsonb_build_object('pictures', count(*), 'listing', min(shared.other))::text AS detail
    FROM properties p
    JOIN pictures own ON own.property_id = p.id
    JOIN picture_files file ON file.hash = own.hash
    CROSS JOIN LATERAL (
      SELECT own.hash, o.id AS other
      FROM (
        SELECT own.hash
        UNION
        SELECT copy.hash FROM picture_files copy
        WHERE picture_bands(copy.perceptual_hash) && nearby_picture_bands(file.perceptual_hash)
          AND copy.perceptual_hash IS NOT NULL
          AND is_same_picture(file.hash, file.perceptual_hash, copy.hash, copy.perceptual_hash)
      ) AS copies
        JOIN pictures same ON same.hash = copies.hash
        JOIN properties o ON o.id = same.property_id
      WHERE o.id < p.id AND o.owner_id <> p.owner_id AND o.deleted_at IS NULL
      LIMIT 1
    ) AS shared
    WHERE p.id = ANY (${ids}::int[]) AND p.deleted_at IS NULL AND p.import_key IS NULL
    GROUP BY p.id`;
}

/** Shorter texts are equal by chance. */
const fewestCharacters = 60;
/** One owner may use a text for so many listings, such as flats of one building. */
const ownCopies = 4;
const mostCopies = 50;

/** A text of another owner, or one that an owner repeats. Excludes imports. */
function sameTextRule(ids: number[]): Fragment {
  // As in the index properties_text_digest; the evidence identifies earlier decisions.
  const digest = (listing: Fragment) =>
    sql`md5(lower(replace(replace(replace(replace(${listing}.description, ' ', ''), E'\\n', ''), E'\\r', ''), E'\\t', '')))`;
  return sql`
    SELECT p.id AS property_id, md5(lower(regexp_replace(p.description, '\\s+', ' ', 'g'))) AS evidence,
      jsonb_build_object('listings', copies.listings, 'listing', copies.example)::text AS detail
    FROM properties p, LATERAL (
      SELECT count(*) AS listings, count(*) FILTER (WHERE o.owner_id <> p.owner_id) AS of_others,
        coalesce(min(o.id) FILTER (WHERE o.owner_id <> p.owner_id), min(o.id)) AS example
      FROM (
        SELECT id, owner_id FROM properties o
        WHERE ${digest(sql`o`)} = ${digest(sql`p`)} AND o.import_key IS NULL AND o.deleted_at IS NULL AND o.id < p.id
        LIMIT ${mostCopies}
      ) AS o
    ) AS copies
    WHERE p.id = ANY (${ids}::int[]) AND p.deleted_at IS NULL AND p.import_key IS NULL
      AND length(p.description) >= ${fewestCharacters} AND (copies.of_others > 0 OR copies.listings >= ${ownCopies})`;
}

/** An email address, a site's address, or nine digits and more as in a telephone number. */
const contact =
  String.raw`[^\s@]+@[^\s@]+\.[a-z]{2,}|https?://\S+|\mwww\.\S+|\m[a-z0-9-]+\.(?:com|net|org|info|biz|me|co\.[a-z]{2})\M|` +
  String.raw`(?:\+|\m0)\d(?:[ ()./-]{0,2}\d){7,13}`;

/** Contacts in the text avoid the login that protects them. */
function contactsRule(ids: number[]): Fragment {
  return sql`
    SELECT p.id AS property_id, md5(found.text) AS evidence,
      jsonb_build_object('words', left(found.text, 60))::text AS detail
    FROM properties p, LATERAL (SELECT substring(lower(p.description) FROM ${contact}) AS text) AS found
    WHERE p.id = ANY (${ids}::int[]) AND p.deleted_at IS NULL AND found.text IS NOT NULL`;
}

const newDays = 7;
const manyListings = 10;

/** Ten listings in an owner's first week are unusual. Imported listings do not count. */
function newAccountRule(ids: number[]): Fragment {
  return sql`
    SELECT p.id AS property_id, 'new account' AS evidence,
      jsonb_build_object('listings', early.listings, 'days', ${newDays}::int)::text AS detail
    FROM properties p JOIN users owner ON owner.id = p.owner_id, LATERAL (
      SELECT count(*) AS listings FROM (
        SELECT FROM properties o
        WHERE o.owner_id = p.owner_id AND o.import_key IS NULL AND o.deleted_at IS NULL
          AND o.created_at < owner.created_at + make_interval(days => ${newDays}::int)
        LIMIT 1000
      ) AS o
    ) AS early
    WHERE p.id = ANY (${ids}::int[]) AND p.deleted_at IS NULL AND p.import_key IS NULL AND owner.role <> 'ADMIN'
      AND p.created_at < owner.created_at + make_interval(days => ${newDays}::int) AND early.listings > ${manyListings}`;
}
