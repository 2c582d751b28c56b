import { command, sql } from '../kernel/sql.ts';

export const lockSettings = command(() => sql`LOCK TABLE settings IN SHARE ROW EXCLUSIVE MODE`);

/** Adds views to the listings, for some days before today. */
export const addViews = command(
  (today: string, days: number) => sql`
    INSERT INTO listing_view_days (property_id, day, views)
    SELECT id, day::date, 1 + (id * 7 + extract(doy FROM day)::int * 5) % 9
    FROM properties, generate_series(${today}::date - ${days}::int, ${today}::date - 1, interval '1 day') AS day
    WHERE day::date > created_at::date AND (id + extract(doy FROM day)::int) % 3 > 0`,
);
