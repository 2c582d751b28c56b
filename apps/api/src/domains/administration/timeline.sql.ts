import { command, query, sql } from '../../kernel/sql.ts';

/** Counts the events of the last days, in UTC. Views of past days come from their sums, of others from each listing's counts. */
export const findDays = query(
  {
    day: 'date',
    users: 'int4',
    listings: 'int4',
    views: 'int4',
    requests: 'int4',
    payments: 'int4',
    paidUsd: 'text',
    paidZwg: 'text',
  },
  (today: string, days: number) => sql`
    WITH span AS (SELECT ${today}::date - ${days - 1}::int AS first_day),
    since AS (SELECT first_day, first_day::timestamp AT TIME ZONE 'UTC' AS moment FROM span),
    new_users AS (
      SELECT (created_at AT TIME ZONE 'UTC')::date AS day, count(*)::int AS count FROM users, since
      WHERE created_at >= since.moment GROUP BY 1),
    new_listings AS (
      SELECT (created_at AT TIME ZONE 'UTC')::date AS day, count(*)::int AS count FROM properties, since
      WHERE created_at >= since.moment GROUP BY 1),
    new_requests AS (
      SELECT (created_at AT TIME ZONE 'UTC')::date AS day, count(*)::int AS count FROM property_requests, since
      WHERE created_at >= since.moment GROUP BY 1),
    paid AS (
      SELECT (paid_at AT TIME ZONE 'UTC')::date AS day, count(*)::int AS count,
        sum(amount) FILTER (WHERE currency = 'USD') AS usd, sum(amount) FILTER (WHERE currency = 'ZWG') AS zwg
      FROM payments, since
      WHERE paid_at >= since.moment GROUP BY 1),
    summed AS (SELECT day, views FROM view_totals, since WHERE day >= since.first_day),
    unsummed AS (
      SELECT day, sum(views)::int AS views FROM listing_view_days, since
      WHERE day >= since.first_day AND day > coalesce((SELECT max(day) FROM view_totals), '-infinity'::date)
      GROUP BY day)
    SELECT d.day,
      coalesce(new_users.count, 0) AS users,
      coalesce(new_listings.count, 0) AS listings,
      coalesce(summed.views, unsummed.views, 0) AS views,
      coalesce(new_requests.count, 0) AS requests,
      coalesce(paid.count, 0) AS payments,
      coalesce(paid.usd, 0.00)::text AS "paidUsd",
      coalesce(paid.zwg, 0.00)::text AS "paidZwg"
    FROM since
    CROSS JOIN LATERAL generate_series(since.first_day, ${today}::date, interval '1 day') AS series (moment)
    CROSS JOIN LATERAL (SELECT series.moment::date AS day) AS d
    LEFT JOIN new_users USING (day)
    LEFT JOIN new_listings USING (day)
    LEFT JOIN new_requests USING (day)
    LEFT JOIN paid USING (day)
    LEFT JOIN summed USING (day)
    LEFT JOIN unsummed USING (day)
    ORDER BY d.day`,
);

/** Adds up the views of the days before today that have no sum. */
export const addViewTotals = command(
  (today: string) => sql`
    INSERT INTO view_totals (day, views)
    SELECT day, sum(views) FROM listing_view_days
    WHERE day < ${today}::date AND day > coalesce((SELECT max(day) FROM view_totals), '-infinity'::date)
    GROUP BY day
    ON CONFLICT DO NOTHING`,
);
