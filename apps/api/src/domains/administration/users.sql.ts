import type { UserKind } from '@africanscity/contracts/administration/users';
import { likePattern } from '../../kernel/like-pattern.ts';
import { asciiSearch, searchedId } from '../../kernel/paging.ts';
import { type Fragment, join, query, sql } from '../../kernel/sql.ts';

export interface AskedUsers {
  page: number;
  size: number;
  search: string;
  kind: UserKind;
  sort: { column: 'createdAt' | 'name' | 'email'; direction: 'asc' | 'desc' };
}

const example: AskedUsers = {
  page: 0,
  size: 1,
  search: 'a',
  kind: 'customers',
  sort: { column: 'name', direction: 'asc' },
};

/** Returns a page of users in their order. */
export const selectUsers = query(
  { id: 'int4' },
  (asked: AskedUsers) => sql`
    SELECT u.id FROM users u WHERE ${condition(asked)}
    ORDER BY ${orders[asked.sort.column][asked.sort.direction]}
    LIMIT ${asked.size} OFFSET ${asked.page * asked.size}`,
  [example],
);

export const countUsers = query(
  { total: 'int4' },
  (asked: AskedUsers) => sql`SELECT count(*)::int AS total FROM users u WHERE ${condition(asked)}`,
  [example],
);

const orders = {
  createdAt: {
    asc: sql`u.created_at, u.id`,
    desc: sql`u.created_at DESC, u.id DESC`,
  },
  name: {
    asc: sql`lower(u.name), lower(u.surname), u.id`,
    desc: sql`lower(u.name) DESC, lower(u.surname) DESC, u.id DESC`,
  },
  email: { asc: sql`u.email`, desc: sql`u.email DESC` },
};

const hasListing = sql`EXISTS (SELECT FROM properties p WHERE p.owner_id = u.id AND p.deleted_at IS NULL)`;

const kinds: Record<UserKind, Fragment> = {
  all: sql`TRUE`,
  owners: hasListing,
  customers: sql`u.role <> 'ADMIN' AND NOT ${hasListing}`,
  administrators: sql`u.role = 'ADMIN'`,
  disabled: sql`u.disabled_at IS NOT NULL`,
};

function condition({ search, kind }: AskedUsers): Fragment {
  const conditions = [sql`u.email::text NOT LIKE '%@deleted.invalid'`, kinds[kind]];
  const id = searchedId(search);
  if (id !== undefined) conditions.push(sql`u.id = ${id}`);
  for (const word of id === undefined ? search.split(/\s+/).filter(Boolean) : []) {
    // Each word may occur anywhere, in the very expression that is indexed.
    conditions.push(
      sql`(u.name || ' ' || u.surname || ' ' || u.email::text) ILIKE ${`%${likePattern(asciiSearch(word))}%`}`,
    );
  }
  return join(conditions, ' AND ');
}

/** Locks a user and all administrators, and returns which of them administer. */
export const lockWithAdministrators = query(
  { id: 'int4', administers: 'bool' },
  (userId: number) => sql`
    SELECT id, role = 'ADMIN' AND disabled_at IS NULL AS administers FROM users
    WHERE role = 'ADMIN' AND disabled_at IS NULL OR id = ${userId} ORDER BY id FOR UPDATE`,
);
