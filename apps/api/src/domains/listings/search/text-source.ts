import type { ListingOrder } from '@africanscity/contracts/listings/listing-filter';
import type { PropertyStatus } from '@africanscity/contracts/listings/status';
import { orderColumn } from './cursor.ts';
import type { TextLimits } from './limits.ts';
import { drawn, matchesSql, sample, tooMany } from './sample.ts';

/** Where listings are read from: SQL that costs the same however many listings have the words of a text. */
export interface ListingSource {
  /** Whether none are left out: words alone leave out some of very many. */
  whole: boolean;
  /** Named queries that the statement begins with, each followed by a comma. */
  ctes: string;
  /** The listings, as `p`. */
  from: string;
  /** Whether there may be more of them than are found. */
  hasMore: string;
  /** How many there are, of which `found` are found. */
  total: (found: string) => string;
}

export const allListings: ListingSource = {
  whole: true,
  ctes: '',
  from: 'properties p',
  hasMore: 'false',
  total: (found) => found,
};

/** What is looked at for words that very many listings have: the first of this order, and only those of this kind. */
export interface Looked {
  statuses: readonly PropertyStatus[];
  /** Further conditions on `p`: those that an index of the order begins with, and all others. */
  led: string[];
  rest: string[];
  order: ListingOrder;
  /** What else the listings meet whose total is told: where the sample has more than `most` of them, it is this number. */
  counted?: { conditions: string; most: number };
}

/**
 * The listings that have the words. The index of words tells them all unless the sample says that they are very many; then the
 * index of the order is followed until enough of them are met, and where that ends too soon, as those that have them lie
 * elsewhere, those of the sample join them. Each listing is then fetched by its id: a lateral query with a limit leaves the
 * planner, who does not know how many there are, no other way.
 */
export function textSource(words: string, looked: Looked, limits: TextLimits): ListingSource {
  const { led, rest, order } = looked;
  const column = orderColumn(order);
  const direction = order.endsWith('ASC') ? 'ASC' : 'DESC';
  const sorted = `ORDER BY ${column} ${direction}, id ${direction}`;
  const first = (conditions: string[], among: string, limit: number) => {
    const scans = looked.statuses.map((status) => {
      const where = [`p.listed_as = '${status}'`, ...conditions].join(' AND ');
      return `(SELECT p.id, p.${column} FROM properties p WHERE ${where} ${sorted})`;
    });
    return `SELECT id, ${column} FROM (${scans.join(' UNION ALL ')}) AS listed WHERE ${among} ${sorted} LIMIT ${limit}`;
  };
  const most = `(SELECT CASE WHEN uncounted THEN ${limits.shown} ELSE ${limits.taken} END FROM common)`;
  const ctes = `
    common AS MATERIALIZED (${manyWithSql(words, limits, looked.counted)}),
    told AS MATERIALIZED (
      SELECT p.id FROM properties p WHERE NOT (SELECT many FROM common) AND p.listed_as IS NOT NULL AND ${words}),
    way AS MATERIALIZED (${waySql(looked, limits)}),
    ordered AS (${first(led, '(SELECT walks FROM way)', furthest * limits.looked)}),
    looked AS MATERIALIZED (
      SELECT ordered.id FROM ordered CROSS JOIN ${listingOf('ordered')} WHERE ${rest.join(' AND ') || 'true'}
      UNION ALL SELECT id FROM (${first([...led, ...rest], 'NOT (SELECT walks FROM way)', limits.looked)}) AS sorted
      LIMIT ${limits.looked}),
    met AS MATERIALIZED (
      SELECT ${asked} FROM looked CROSS JOIN ${listingOf('looked')}
      WHERE (SELECT many FROM common) AND ${words} LIMIT ${most}),
    ended AS MATERIALIZED (
      SELECT (SELECT count(*) FROM met) < ${most}
        AND ((SELECT walks FROM way) OR (SELECT count(*) FROM looked) >= ${limits.looked}) AS early),
    elsewhere AS MATERIALIZED (
      SELECT p.id FROM properties p
      WHERE (SELECT many FROM common) AND (SELECT early FROM ended) AND ${drawn} AND p.listed_as IS NOT NULL AND ${words}
      LIMIT ${most}),
    others AS MATERIALIZED (SELECT id FROM told UNION ALL SELECT id FROM elsewhere WHERE id NOT IN (SELECT id FROM met)),`;
  const hasMore = `((SELECT many FROM common) AND ((SELECT early FROM ended) OR (SELECT count(*) FROM met) >= ${most}))`;
  return {
    whole: false,
    ctes,
    from: `(SELECT * FROM met UNION ALL SELECT ${asked} FROM others CROSS JOIN ${listingOf('others')}) AS p`,
    hasMore,
    total: (found) =>
      looked.counted
        ? `CASE WHEN ${hasMore} AND (SELECT uncounted FROM common) THEN ${looked.counted.most} ELSE ${found} END`
        : found,
  };
}

/** What is asked of a listing that has the words. Descriptions, put aside by the thousand, would not stay in memory. */
const asked = `p.id, p.listed_as, p.type, p.address, p.area, p.city, p.country, p.place_id, p.place_known, p.latitude, p.longitude,
      p.price, p.size_square_meters, p.num_room, p.num_bathroom, p.num_garage, p.num_toilet, p.amenities, p.pictured, p.ranked_at, p.created_at,
      p.words`;

/** An index of the order is followed past so many listings for each that is looked at. */
const furthest = 3;

/**
 * SQL of whether to follow the index of the order past what other conditions keep away: where they keep away few of very many, all
 * of which would be sorted otherwise. The sample says so.
 */
function waySql({ statuses, led, rest }: Looked, { looked }: TextLimits): string {
  if (!rest.length) return 'SELECT false AS walks';
  const enough = tooMany({ counted: looked });
  const where = [`p.listed_as IN (${statuses.map((status) => `'${status}'`).join(', ')})`, ...led].join(' AND ');
  // Of what is followed so far, more than are looked at must be let through; and more than twice as many in all.
  const matches = `${matchesSql('found', 'highest')} * let_through / found`;
  return `SELECT found = ${enough} AND ${furthest} * let_through > found AND ${matches} > ${2 * looked} AS walks
      FROM (SELECT count(*) AS found, count(*) FILTER (WHERE lets_through) AS let_through, max(draw) AS highest FROM (
        SELECT p.draw, ${rest.join(' AND ')} AS lets_through FROM ${sample} WHERE ${where} ORDER BY 1 LIMIT ${enough}) AS led) AS counted`;
}

/** Of the first of the sample, so many tell whether words are of those that nearly all have. */
const first = { drawn: 500, fetched: 50 };

/**
 * SQL of whether any listing meets the conditions and has the words, if there are some, to be tried in turn: one of the first of
 * the sample; one of all of it; then one of all that have the words; or, where these are very many and an index of words would
 * tell each before the first is looked at, one of those that meet the conditions, as many as a list would look at.
 */
export function anyMeetSql(words: string | null, conditions: string, limits: TextLimits): string[] {
  if (words === null) return [`EXISTS (SELECT FROM properties p WHERE ${conditions})`];
  const having = (which: string) =>
    `(SELECT p.* FROM properties p WHERE ${which}p.listed_as IS NOT NULL AND ${words} OFFSET 0) AS p`;
  const met = `SELECT p.id FROM (SELECT * FROM ${sample} LIMIT ${first.drawn}) AS p WHERE ${conditions} LIMIT ${first.fetched}`;
  return [
    `EXISTS (SELECT FROM (${met}) AS met CROSS JOIN ${listingOf('met')} WHERE ${words})`,
    `EXISTS (SELECT FROM ${having(`${drawn} AND `)} WHERE ${conditions})`,
    `CASE WHEN ${commonSql(words, limits)} THEN EXISTS (
      SELECT FROM (SELECT p.words FROM properties p WHERE ${conditions} LIMIT ${limits.looked}) AS p WHERE ${words})
    ELSE EXISTS (SELECT FROM ${having('')} WHERE ${conditions}) END`,
  ];
}

/** SQL of whether more listings have the words than are all found, as the sample has it. */
function commonSql(words: string, { found }: Pick<TextLimits, 'found'>): string {
  const enough = tooMany({ counted: found });
  return `(SELECT count(*) >= ${enough} FROM (${drawnWith(words, enough)}) AS drawn)`;
}

/** So many times as many of the sample as say that more match than are counted are fetched, to see whether they match. */
const fetched = 10;

/** Where a quarter of these of the sample that meet the other conditions has the words, to look at all that meet them is the way. */
const often = { atLeast: 10, ofEach: 4 };

/**
 * SQL of a row: whether listings are found by the other conditions rather than by the words, as these are common; and whether more
 * that have them meet the other conditions than are counted. Those of the sample that meet the conditions, which an index tells by
 * itself, are fetched for their words. What they tell of few saves asking the index of words for all of the sample that have them;
 * where they are more than are fetched, and too few have the words, those that have the words are fetched for the conditions.
 */
function manyWithSql(words: string, { found }: Pick<TextLimits, 'found'>, counted: Looked['counted']): string {
  const common = commonSql(words, { found });
  if (!counted) return `SELECT ${common} AS many, false AS uncounted`;
  const { conditions, most } = counted;
  const enough = tooMany({ counted: most });
  const meeting = `(SELECT count(*) >= ${enough} FROM (
      SELECT FROM (${drawnWith(words, fetched * enough)}) AS p WHERE ${conditions} LIMIT ${enough}) AS met)`;
  const many = [
    ...(most >= found ? [`worded >= ${enough}`] : []),
    `through < ${tooMany({ counted: found })} AND worded >= ${often.atLeast} AND ${often.ofEach} * worded >= through`,
  ].join(' OR ');
  return `WITH let_through AS MATERIALIZED (SELECT p.id FROM ${sample} WHERE ${conditions} LIMIT ${fetched * enough}),
      led AS MATERIALIZED (SELECT (SELECT count(*) FROM let_through) AS through, (SELECT count(*) FROM (
        SELECT FROM let_through CROSS JOIN ${listingOf('let_through')} WHERE ${words} LIMIT ${enough}) AS met) AS worded)
      SELECT many, CASE WHEN NOT many THEN false WHEN worded >= ${enough} THEN true
        WHEN through = ${fetched * enough} THEN ${meeting} ELSE false END AS uncounted
      FROM (SELECT *, CASE WHEN ${many} THEN true ELSE ${common} END AS many FROM led OFFSET 0) AS told`;
}

/** SQL of the listings of the sample that have the words, so many at most. */
function drawnWith(words: string, most: number): string {
  return `SELECT p.* FROM properties p WHERE ${drawn} AND p.listed_as IS NOT NULL AND ${words} LIMIT ${most}`;
}

/** Fetches each listing of a query by its id, as `p`. */
export function listingOf(query: string): string {
  return `LATERAL (SELECT * FROM properties WHERE properties.id = ${query}.id LIMIT 1) AS p`;
}
