import { command, query, sql } from '../../kernel/sql.ts';

interface ActiveLimit {
  userId: number;
  /** Null is no limit. */
  allowed: number | null;
  now: Date;
  /** Listings become active and none inactive. */
  restoreOnly: boolean;
}

/** Makes the oldest listings of an owner active that fit, and the others wait. Returns the changed ones. */
export const limitActiveListings = query(
  { id: 'int4', address: 'text', left: 'bool' },
  ({ userId, allowed, now, restoreOnly }: ActiveLimit) => sql`
    WITH counted AS (
      -- A listing that the team hid or that is paused takes no place, but is beyond the limit when it would find none.
      SELECT id, over_limit_at IS NOT NULL AS inactive,
        status IN ('FOR_SALE', 'FOR_RENT', 'UNDER_OFFER')
          AND count(*) FILTER (WHERE hidden_by_team_at IS NULL AND rested_at IS NULL) OVER (
            PARTITION BY status IN ('FOR_SALE', 'FOR_RENT', 'UNDER_OFFER') ORDER BY created_at, id)
            + CASE WHEN hidden_by_team_at IS NULL AND rested_at IS NULL THEN 0 ELSE 1 END > ${allowed}::int AS beyond
      FROM properties
      WHERE owner_id = ${userId}::int AND import_key IS NULL AND deleted_at IS NULL
    )
    UPDATE properties p SET over_limit_at = CASE WHEN beyond THEN ${now}::timestamptz END
    FROM counted
    WHERE p.id = counted.id AND coalesce(beyond, false) <> inactive AND (inactive OR NOT ${restoreOnly}::boolean)
    RETURNING p.id, p.address,
      p.over_limit_at IS NOT NULL AND p.hidden_by_team_at IS NULL AND p.rested_at IS NULL
        AND p.owner_disabled_at IS NULL AS left`,
  [{ userId: 1, allowed: null, now: new Date(), restoreOnly: false }],
);

interface FeaturedLimit {
  userId: number;
  /** Null is no limit. */
  allowed: number | null;
  until: Date | null;
  now: Date;
}

/** Features the listings that an owner chose first, until the package ends. */
export const limitFeaturedListings = command(
  ({ userId, allowed, until, now }: FeaturedLimit) => sql`
    WITH chosen AS (
      SELECT id, CASE WHEN coalesce(row_number() OVER (ORDER BY featured_chosen_at, id) <= ${allowed}::int, true)
        THEN ${until}::timestamptz END AS until
      FROM properties
      WHERE owner_id = ${userId}::int AND featured_chosen_at IS NOT NULL AND deleted_at IS NULL
    )
    UPDATE properties p SET featured_until = chosen.until
    FROM chosen
    -- Chosen still: an administrator may have featured it meanwhile, whose date counts.
    WHERE p.id = chosen.id AND p.featured_chosen_at IS NOT NULL AND p.featured_until IS DISTINCT FROM chosen.until
      AND (p.featured_until > ${now}::timestamptz OR chosen.until IS NOT NULL)`,
  [{ userId: 1, allowed: null, until: null, now: new Date() }],
);

/** Serialises changes of packages; readers and payers do not wait. */
export const lockAllPackages = command(() => sql`LOCK TABLE packages IN SHARE ROW EXCLUSIVE MODE`);
