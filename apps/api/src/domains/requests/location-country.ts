import type { Transaction } from '@africanscity/db/client';
import { Prisma } from '@africanscity/db/generated/client';

/** SQL for the country with most parts of a typed location, such as "near Avondale, Harare"; null for none or a tie. */
export function locationCountrySql(location: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(
    WITH named AS (
      SELECT place.country, count(DISTINCT part) AS parts
      FROM (
        SELECT plain_place(regexp_replace(btrim(part), '^(in|at|near|around|close to)\\s+', '', 'i')) AS part
        FROM regexp_split_to_table(${location}, '[,;/()\\n]|\\sor\\s|\\sand\\s') AS part
      ) AS parts
        JOIN place_names ON place_names.name = part JOIN places place ON place.id = place_names.place_id
      WHERE part <> '' GROUP BY place.country
    )
    SELECT min(country) FROM named WHERE parts = (SELECT max(parts) FROM named) HAVING count(*) = 1)`;
}

/** Returns the country of a typed location, as ISO 3166-1 alpha-2. */
export async function countryOfLocation(db: Transaction, location: string): Promise<string | null> {
  const [row] = await db.$queryRaw<{ country: string | null }[]>`
    SELECT ${locationCountrySql(Prisma.sql`${location}::text`)} AS country`;
  return row?.country ?? null;
}
