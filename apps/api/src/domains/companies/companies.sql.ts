import type { CompanyOrder } from '@africanscity/contracts/companies/companies';
import { likePattern } from '../../kernel/like-pattern.ts';
import { command, type Fragment, join, query, sql } from '../../kernel/sql.ts';

interface Asked {
  page: number;
  size: number;
  search: string;
  letter: string;
}

const all = { page: 0, size: 1, search: 'a', letter: 'a' };

/** Returns a page of people with open listings, by name, and their total: one row without an id for an empty page. */
export const selectAgents = query(
  { id: 'int4?', total: 'int4' },
  (asked: Asked) => sql`
    WITH matching AS MATERIALIZED (${matchingAgents(asked)})
    SELECT page.id, (SELECT count(*)::int FROM matching) AS total
    FROM (SELECT) AS once LEFT JOIN (
      SELECT id, name, surname FROM matching ORDER BY name, surname, id
      LIMIT ${asked.size} OFFSET ${asked.page * asked.size}) AS page ON true
    ORDER BY page.name, page.surname, page.id`,
  [all],
);

/** SQL of agents: an agent's listings are read up to the first one that is open and, unless the agent's name does, matches the search. */
function matchingAgents({ search, letter }: Asked): Fragment {
  return sql`
    SELECT u.id, lower(u.name) AS name, lower(u.surname) AS surname
    FROM users u CROSS JOIN LATERAL (
      SELECT p.id FROM properties p
      WHERE p.owner_id = u.id AND p.listed_as IN ('FOR_SALE', 'FOR_RENT') AND ${search ? searchCondition(search) : sql`true`}
      LIMIT 1) AS open
    WHERE u.disabled_at IS NULL AND ${letter ? sql`u.name ILIKE ${`${letter}%`}` : sql`true`}`;
}

/** That an agent's name, or the place of a listing by any of its names or as its owner calls it, contains the search. */
function searchCondition(search: string): Fragment {
  const pattern = `%${likePattern(search)}%`;
  const place = sql`'%' || coalesce(nullif(plain_words(${search}), ''), '-') || '%'`;
  return sql`(concat_ws(' ', u.name, u.surname) ILIKE ${pattern} OR p.area ILIKE ${pattern} OR p.city ILIKE ${pattern}
    OR p.place_id IN (
      SELECT inside.id FROM places inside, unnest(inside.path) AS around (id)
      WHERE around.id IN (SELECT n.place_id FROM place_names n WHERE n.name LIKE ${place})))`;
}

interface AskedCompanies extends Asked {
  orderBy: CompanyOrder;
}

const open = sql`p.agency_id = a.id AND p.listed_as IN ('FOR_SALE', 'FOR_RENT')`;

const orders: Record<CompanyOrder, Fragment> = {
  name: sql`a.name, a.id`,
  listings: sql`(SELECT count(*) FROM properties p WHERE ${open}) DESC, a.name, a.id`,
  newest: sql`a.created_at DESC, a.id DESC`,
};

/** Returns a page of agencies in their order. */
export const selectCompanies = query(
  { id: 'int4' },
  (asked: AskedCompanies) => sql`
    SELECT a.id FROM agencies a WHERE ${condition(asked)} ORDER BY ${orders[asked.orderBy]}
    LIMIT ${asked.size} OFFSET ${asked.page * asked.size}`,
  [{ ...all, orderBy: 'listings' }],
);

export const countCompanies = query(
  { total: 'int4' },
  (asked: Asked) => sql`SELECT count(*)::int AS total FROM agencies a WHERE ${condition(asked)}`,
  [all],
);

function condition({ search, letter }: Asked): Fragment {
  // Agencies that a typing error created and that are unused stay hidden.
  const conditions = [sql`(a.verified_at IS NOT NULL OR EXISTS (SELECT FROM properties p WHERE ${open}))`];
  if (letter) conditions.push(sql`a.name::text ILIKE ${`${letter}%`}`);
  if (search) conditions.push(sql`a.name::text ILIKE ${`%${likePattern(search)}%`}`);
  return join(conditions, ' AND ');
}

/** Makes those listings of a user the agency's that have its name. */
export const joinListings = command(
  (agency: { id: number; name: string }, userId: number) => sql`
    UPDATE properties SET agency_id = ${agency.id}
    WHERE owner_id = ${userId} AND agency_id IS NULL AND deleted_at IS NULL
      AND role = 'REAL_ESTATE' AND state_name::citext = ${agency.name}::citext`,
  [{ id: 1, name: '' }, 1],
);

/**
 * Claims a due delivery of a webhook that sends none at the moment, for some seconds, in which no other copy of the server
 * sends to the same webhook.
 */
export const claimDelivery = query(
  { id: 'uuid' },
  (now: Date, seconds: number) => sql`
    WITH due AS (
      SELECT d.id, d.webhook_id FROM webhook_deliveries d JOIN webhooks w ON w.id = d.webhook_id
      WHERE d.next_at <= ${now} AND w.off_since IS NULL AND (w.busy_until IS NULL OR w.busy_until <= ${now})
      ORDER BY d.next_at, d.created_at LIMIT 1 FOR NO KEY UPDATE OF d, w SKIP LOCKED
    ), busy AS (
      UPDATE webhooks w SET busy_until = ${now}::timestamptz + ${seconds} * interval '1 second'
      FROM due WHERE w.id = due.webhook_id
    )
    UPDATE webhook_deliveries d SET attempts = attempts + 1, next_at = ${now}::timestamptz + ${seconds} * interval '1 second'
    FROM due WHERE d.id = due.id RETURNING d.id`,
);

/** Queues a received enquiry for the webhooks of its company. */
export const queueEnquiryForWebhooks = command(
  (agencyId: number, enquiryId: number) => sql`
    SELECT queue_webhooks('enquiry_received', ARRAY[${agencyId}::int], ARRAY[${enquiryId}::int], NULL)`,
);
