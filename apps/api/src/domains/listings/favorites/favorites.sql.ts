import { command, type Fragment, query, sql } from '../../../kernel/sql.ts';

interface Fall {
  propertyIds: number[];
  /** The highest price of a fall that is worth an email, as a share of the former price. */
  share: number;
  mostUsers: number;
}

/** Favorite `f` of the user `u` on the listing `p`: its former price, when it is reduced. */
const was = sql`least(coalesce(f.told_price, f.price), p.reduced_from)`;

/**
 * Stores that users were told of a lower price: those with one of the favorites, with all their reduced favorites. Locks in a fixed
 * order, so that of two runs for the same users the second waits and finds nothing left.
 */
export const claimFallen = query(
  { userId: 'int4', propertyId: 'int4', was: 'float8' },
  ({ propertyIds, share, mostUsers }: Fall) => sql`
    WITH people AS (
      SELECT DISTINCT f.user_id AS id FROM favorites f JOIN properties p ON p.id = f.property_id JOIN users u ON u.id = f.user_id
      WHERE f.property_id = ANY (${propertyIds}::int[]) AND ${isDue(share)}
      ORDER BY f.user_id LIMIT ${mostUsers}
    ), due AS (
      SELECT f.user_id, f.property_id, p.price, ${was} AS was
      FROM people JOIN users u USING (id) JOIN favorites f ON f.user_id = u.id JOIN properties p ON p.id = f.property_id
      WHERE ${isDue(share)}
      ORDER BY f.user_id, f.property_id FOR UPDATE OF f
    )
    UPDATE favorites f SET told_price = due.price FROM due
    WHERE f.user_id = due.user_id AND f.property_id = due.property_id
    RETURNING f.user_id AS "userId", f.property_id AS "propertyId", due.was::float8 AS was`,
  [{ propertyIds: [1], share: 1, mostUsers: 1 }],
);

function isDue(share: number): Fragment {
  return sql`p.listed_as IN ('FOR_SALE', 'FOR_RENT') AND p.price > 0
  AND p.price <= ${was} * ${share} AND p.reduced_from IS NOT NULL AND p.owner_id <> u.id
  AND u.disabled_at IS NULL AND u.email_verified_at IS NOT NULL AND u.favorite_mails_off_at IS NULL`;
}

/** Stores the order of a user's favorites. */
export const orderFavorites = command(
  (userId: number, propertyIds: number[]) => sql`
    UPDATE favorites f SET position = given.place FROM unnest(${propertyIds}::int[]) WITH ORDINALITY AS given(id, place)
    WHERE f.user_id = ${userId} AND f.property_id = given.id`,
);

/** Stores the order of a list's homes. */
export const orderHomes = command(
  (listId: number, propertyIds: number[]) => sql`
    UPDATE shortlist_homes h SET position = given.place FROM unnest(${propertyIds}::int[]) WITH ORDINALITY AS given(id, place)
    WHERE h.list_id = ${listId} AND h.property_id = given.id`,
);
