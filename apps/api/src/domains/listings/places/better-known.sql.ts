import { kilometresBetween } from './areas.sql.ts';
import { sharedNames } from './shared-names.ts';
import { type Fragment, sql } from '../../../kernel/sql.ts';

/** A place is far better known with at least so many listings, and so many times the listings of the contradicting area. */
const fewestListings = 10;
const timesAsMany = 10;
/** Owners of a place's listings name the wrong city when so many names within it contradict better known places. */
const manyContradictions = 3;
/** There, a place is better known with so many times the listings. */
const timesAsManyThere = 3;
/** A place this close to the centre of a city may be counted as the city's: places on a border are no contradiction. */
const borderKm = 50;

/** An area that listings put into a place. All values are SQL. */
interface Named {
  /** Normalized. */
  name: Fragment;
  parentId: Fragment;
  /** Number of these listings. */
  listings: Fragment;
  /** The middle of their pins in decimal degrees, null without pins. */
  latitude: Fragment;
  longitude: Fragment;
}

const centreOfKnown = { latitude: sql`known.latitude`, longitude: sql`known.longitude` };
const centreOfParent = { latitude: sql`parent.latitude`, longitude: sql`parent.longitude` };

/**
 * Returns SQL for the id of a far better known place that an area contradicts; null when it contradicts none. Such a place
 * - is the only confirmed place of that name, and cities do not share the name;
 * - is in another city of the same country, more than 50 kilometres from the centre of the area's parent;
 * - is nearer to the pins of the listings, where they have any;
 * - has at least ten listings, and ten times those of the area; or three times those of the area, when three other names within
 *   the parent are contradictions.
 */
export function betterKnownPlace({ name, parentId, listings, latitude, longitude }: Named): Fragment {
  const kilometresApart = kilometresBetween(centreOfParent, centreOfKnown);
  const pin = { latitude, longitude };
  const pinToParent = kilometresBetween(centreOfParent, pin);
  const pinToKnown = kilometresBetween(centreOfKnown, pin);
  const others = sql`(SELECT count(*) FROM place_contradictions d WHERE d.parent_id = ${parentId} AND d.decision IS DISTINCT FROM 'different')`;
  const enough = sql`CASE WHEN ${others} >= ${manyContradictions} THEN ${timesAsManyThere}::bigint * ${listings}
    ELSE greatest(${fewestListings}::bigint, ${timesAsMany}::bigint * ${listings}) END`;
  // Counts listings last, when few names are left.
  return sql`(
    WITH candidate AS MATERIALIZED (
      SELECT known.id
      FROM places parent, place_names own_name JOIN places known ON known.id = own_name.place_id
      WHERE parent.id = ${parentId} AND parent.kind <> 'country' AND known.country = parent.country
        AND own_name.name = ${name} AND own_name.within_id IS NULL
        AND known.kind <> 'country' AND known.confirmed_at IS NOT NULL AND NOT known.path && parent.path[2:]
        AND NOT EXISTS (
          SELECT FROM place_names namesake JOIN places other ON other.id = namesake.place_id
          WHERE namesake.name = ${name} AND namesake.within_id IS NULL AND other.confirmed_at IS NOT NULL AND other.id <> known.id)
        AND (parent.latitude IS NULL OR known.latitude IS NULL OR ${kilometresApart} > ${borderKm})
        AND (parent.latitude IS NULL OR known.latitude IS NULL OR ${latitude} IS NULL OR ${pinToParent} > ${pinToKnown})
    ), named AS MATERIALIZED (
      SELECT id, ${enough} AS enough FROM candidate WHERE ${name} !~ ${sharedNames}
    )
    SELECT id FROM named
    WHERE (
      SELECT count(*) FROM (
        SELECT FROM properties p
        WHERE p.listed_as IS NOT NULL AND p.place_id = ANY ((SELECT places_within(ARRAY[named.id]))::int[])
        LIMIT named.enough) AS counted) >= named.enough
    LIMIT 1)`;
}
