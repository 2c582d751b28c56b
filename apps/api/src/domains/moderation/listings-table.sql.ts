import type { PropertyStatus } from '@africanscity/contracts/listings/status';
import { openStatuses } from '@africanscity/contracts/listings/values';
import type { ListingState } from '@africanscity/contracts/moderation/queue';
import { likePattern } from '../../kernel/like-pattern.ts';
import { searchedId } from '../../kernel/paging.ts';
import { type Fragment, join, query, sql } from '../../kernel/sql.ts';

export interface ListingsFilter {
  search: string;
  status?: PropertyStatus;
  state?: ListingState;
  ownerId?: number;
  agencyId?: number;
  placeId?: number;
  type?: string;
  city?: string;
}

export interface ListingsAsked extends ListingsFilter {
  page: number;
  size: number;
  sort: { column: 'id' | 'createdAt' | 'price' | 'address' | 'city'; direction: 'asc' | 'desc' };
}

const example: ListingsAsked = {
  search: 'two words',
  state: 'hidden',
  page: 0,
  size: 1,
  sort: { column: 'price', direction: 'asc' },
};

/** Returns a page of listings, including hidden and deleted ones. */
export const selectListings = query({ id: 'int4' }, listingsQuery, [example, new Date()]);

export function listingsQuery(asked: ListingsAsked, now: Date): Fragment {
  const { column, direction } = asked.sort;
  const end = direction === 'asc' ? sql`ASC` : sql`DESC`;
  // Hidden listings are few: their ids come from an index, without a scan of all listings.
  const from =
    asked.state === 'hidden' ? sql`(SELECT * FROM properties p WHERE ${states(now).hidden} OFFSET 0)` : sql`properties`;
  return sql`
    SELECT p.id FROM ${from} p WHERE ${conditionOf(asked, now)}
    ORDER BY ${sortColumns[column]} ${end}, p.id ${end}
    LIMIT ${asked.size} OFFSET ${asked.page * asked.size}::bigint`;
}

export const countListings = query(
  { total: 'int4' },
  (filter: ListingsFilter, now: Date) => sql`
    SELECT count(*)::int AS total FROM properties p WHERE ${conditionOf(filter, now)}`,
  [example, new Date()],
);

/** Returns the next listings, in the order of their ids. */
export const selectListingsAfter = query(
  { id: 'int4' },
  (filter: ListingsFilter, after: number, most: number, now: Date) => sql`
    SELECT p.id FROM properties p WHERE ${conditionOf(filter, now)} AND p.id > ${after}
    ORDER BY p.id LIMIT ${most}`,
  [example, 0, 1, new Date()],
);

const sortColumns = {
  id: sql`p.id`,
  createdAt: sql`p.created_at`,
  price: sql`p.price`,
  address: sql`p.address`,
  city: sql`p.city`,
};

/** Every word must match somewhere; a number alone is a listing id. */
function conditionOf(filter: ListingsFilter, now: Date): Fragment {
  const { search, status, state, ownerId, agencyId, placeId, type, city } = filter;
  const id = searchedId(search);
  const words = search.split(/\s+/).filter(Boolean).slice(0, 6);
  const conditions = id === undefined ? words.map(holdsWord) : [sql`p.id = ${id}`];
  if (status) conditions.push(sql`p.status = ${status}::property_status`);
  if (ownerId !== undefined) conditions.push(sql`p.owner_id = ${ownerId}`);
  if (agencyId !== undefined) conditions.push(sql`p.agency_id = ${agencyId}`);
  if (placeId !== undefined) conditions.push(sql`p.place_id = ${placeId}`);
  if (type) conditions.push(sql`p.type = ${type}`);
  if (city) conditions.push(sql`p.city = ${city}`);
  if (state) conditions.push(states(now)[state]);
  return conditions.length ? join(conditions, ' AND ') : sql`TRUE`;
}

/** In the very expressions that are indexed; owners as an array, so that both indexes are combined. */
function holdsWord(word: string): Fragment {
  const pattern = `%${likePattern(word)}%`;
  return sql`(
    (p.address || ' ' || p.area || ' ' || p.city || ' ' || p.type) ILIKE ${pattern}
    OR p.owner_id = ANY (ARRAY(
      SELECT u.id FROM users u WHERE (u.name || ' ' || u.surname || ' ' || u.email::text) ILIKE ${pattern})))`;
}

const states = (now: Date): Record<ListingState, Fragment> => ({
  shown: sql`p.listed_as IS NOT NULL`,
  open: sql`p.listed_as = ANY (${[...openStatuses]}::property_status[])`,
  kept: sql`p.deleted_at IS NULL`,
  hidden: sql`p.listed_as IS NULL AND p.deleted_at IS NULL`,
  deleted: sql`p.deleted_at IS NOT NULL`,
  reported: sql`p.deleted_at IS NULL AND EXISTS (
    SELECT FROM listing_reports r WHERE r.property_id = p.id AND r.handled_at IS NULL)`,
  featured: sql`p.deleted_at IS NULL AND p.featured_until > ${now}`,
});
