import type { AppContext } from '../../context.ts';

/** A page is rendered again after this time even when nothing changed: it says how long ago things were. */
const longestMs = 30_000;

/**
 * Until when a page that is rendered now may be shown, in milliseconds since 1970: at most half a minute, and not beyond
 * the next moment at which an announcement begins or ends, or a listing stops being featured.
 */
export async function nextTurn({ pool, clock }: Pick<AppContext, 'pool' | 'clock'>): Promise<number> {
  const now = clock();
  const latest = new Date(now.getTime() + longestMs);
  const { rows } = await pool.query<{ turn: Date | null }>({
    name: 'next-turn',
    text: `SELECT min(turn) AS turn FROM (
      SELECT min(starts_at) AS turn FROM announcements WHERE starts_at > $1::timestamptz AND starts_at < $2::timestamptz
      UNION ALL
      SELECT min(ends_at) FROM announcements WHERE ends_at > $1::timestamptz AND ends_at < $2::timestamptz
      UNION ALL
      SELECT min(featured_until) FROM properties WHERE featured_until > $1::timestamptz AND featured_until < $2::timestamptz
    ) AS turns`,
    values: [now, latest],
  });
  return (rows[0]?.turn ?? latest).getTime();
}
