import { command, type Fragment, query, sql } from '../../../kernel/sql.ts';
import { betterKnownPlace } from './better-known.sql.ts';

/** SQL that a place is as created: without parts, other names, and merged places. */
export const isUntouched = sql`
  NOT EXISTS (SELECT FROM places part WHERE part.parent_id = place.id)
  AND NOT EXISTS (SELECT FROM former_places former WHERE former.place_id = place.id)
  AND (SELECT count(*) FROM place_names other WHERE other.place_id = place.id) = 1
  AND place.id NOT IN (SELECT within_id FROM place_names WHERE within_id IS NOT NULL)`;

/** SQL of waiting places that contradict a better known one. */
function contradicting(condition: Fragment): Fragment {
  const knownId = betterKnownPlace({
    name: sql`called.name`,
    parentId: sql`place.parent_id`,
    listings: sql`(SELECT count(*) FROM properties own WHERE own.listed_as IS NOT NULL AND own.place_id = place.id)`,
    latitude: sql`place.latitude`,
    longitude: sql`place.longitude`,
  });
  return sql`
    WITH waiting AS MATERIALIZED (
      SELECT place.id, place.parent_id, place.name, called.name AS plain, place.slug, place.latitude, place.longitude, ${knownId} AS known_id
      FROM places place JOIN place_names called ON called.place_id = place.id AND called.within_id IS NULL
      WHERE place.confirmed_at IS NULL AND place.kind = 'area' AND ${isUntouched} AND ${condition})
    SELECT * FROM waiting WHERE known_id IS NOT NULL`;
}

const waiting = {
  id: 'int4',
  parent_id: 'int4?',
  name: 'text',
  plain: 'text',
  slug: 'text',
  latitude: 'float8?',
  longitude: 'float8?',
  known_id: 'int4',
} as const;

/** Returns waiting places that contradict a better known one. */
export const findContradicting = query(waiting, () => contradicting(sql`true`));

/** Stores those places that still contradict a better known one as contradictions, and returns them. */
export const storeContradictions = query(
  { id: 'int4' },
  (ids: number[], now: Date) => sql`
    WITH found AS MATERIALIZED (${contradicting(sql`place.id = ANY (${ids}::int[])`)}), kept AS (
      INSERT INTO place_contradictions (parent_id, name, written, known_id, slug, latitude, longitude, created_at)
      SELECT parent_id, plain, name, known_id, slug, latitude, longitude, ${now}::timestamptz FROM found
      ON CONFLICT DO NOTHING)
    SELECT id FROM found`,
);

/** Lets the database find the place of the listings again. */
export const placeAgain = command(
  (ids: number[]) => sql`UPDATE properties SET area = area WHERE place_id = ANY (${ids}::int[])`,
);

/** Deletes contradictions that other changes of places have resolved. */
export const deleteSettled = command(
  () => sql`
    DELETE FROM place_contradictions d
    WHERE d.decided_at IS NULL AND (
      NOT EXISTS (SELECT FROM places WHERE id = d.parent_id) OR NOT EXISTS (SELECT FROM places WHERE id = d.known_id)
      OR EXISTS (SELECT FROM place_names n WHERE n.name = d.name AND n.path @> ARRAY[d.parent_id]))`,
);
