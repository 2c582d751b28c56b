import type { Transaction } from '@africanscity/db/client';

const shownDays = 30;

/** Creates views of the last weeks for the charts, the same at every seeding. */
export async function seedDemoViews(tx: Transaction, now: Date): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  await tx.$executeRaw`
    INSERT INTO listing_view_days (property_id, day, views)
    SELECT id, day::date, 1 + (id * 7 + extract(doy FROM day)::int * 5) % 9
    FROM properties, generate_series(${today}::date - ${shownDays}::int, ${today}::date - 1, interval '1 day') AS day
    WHERE day::date > created_at::date AND (id + extract(doy FROM day)::int) % 3 > 0`;
}
