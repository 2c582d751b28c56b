import type { LandingStatus } from '@africanscity/contracts/listings/addresses';
import type { Prisma } from '@africanscity/db/generated/client';
import type { AppContext } from '../../../context.ts';

/** A counted landing page, with its place and the place's parents, the widest first. */
export interface LandingRow {
  status: LandingStatus;
  /** Null for everywhere. */
  placeId: number | null;
  /** Null for any. */
  kind: string | null;
  homes: number;
  /** US dollars. */
  usualPrice: number | null;
  squareMeterPrice: number | null;
  yearChange: number | null;
  changedAt: Date;
  ids: number[];
  slugs: string[];
  names: string[];
}

/** Returns landing pages, named `l`, that match a condition: those with the most homes first. Omits deleted places. */
export async function readLandingRows(ctx: Pick<AppContext, 'db'>, where: Prisma.Sql): Promise<LandingRow[]> {
  return ctx.db.$queryRaw<LandingRow[]>`
    SELECT l.status::text, l.place_id AS "placeId", l.kind, l.homes, l.usual_price::float8 AS "usualPrice",
      l.square_meter_price::float8 AS "squareMeterPrice", l.year_change AS "yearChange", l.changed_at AS "changedAt",
      coalesce(place.path, '{}') AS ids, coalesce(lying.slugs, '{}') AS slugs, coalesce(lying.names, '{}') AS names
    FROM landing_pages l LEFT JOIN places place ON place.id = l.place_id
      LEFT JOIN LATERAL (
        SELECT array_agg(above.slug ORDER BY depth) AS slugs, array_agg(above.name ORDER BY depth) AS names
        FROM unnest(place.path) WITH ORDINALITY AS step (id, depth) JOIN places above ON above.id = step.id
      ) AS lying ON true
    WHERE (${where}) AND (l.place_id IS NULL OR place.id IS NOT NULL)
    ORDER BY l.homes DESC, l.place_id NULLS FIRST, l.kind NULLS FIRST`;
}
