import type { BusyCity } from '@africanscity/contracts/listings/discovery';
import type { RequestContext } from '../../../context.ts';
import { countryName } from '../../../kernel/countries.ts';
import { presentPicture } from '../../../kernel/pictures/stored-pictures.ts';
import { listingsOfPlace } from '../places/places.ts';
import { runSearch } from '../core/run-search.ts';

const shown = 12;
const ofOneCountry = 5;
/** A cover is chosen from the newest listings of a city's busiest parts: from so many parts, and so many listings of each. */
const parts = 8;
const looked = 8;

interface Row {
  slug: string;
  name: string;
  country: string;
  forSale: number;
  forRent: number;
  covers: string[];
}

/** Reads the precomputed counts of suggestions, so that the cost does not depend on the number of listings. */
export async function getBusiestCities(ctx: RequestContext): Promise<BusyCity[]> {
  const found = await runSearch<Row>(ctx, busiestCities, []);
  const rows = found.filter(({ forSale, forRent }) => forSale + forRent > 0);
  const covers = chooseCovers(rows);
  const files = await ctx.db.pictureFile.findMany({
    where: { hash: { in: [...covers.values()] } },
    include: { variants: true },
  });
  const byHash = new Map(files.map((file) => [file.hash, file]));
  return rows.map(({ slug, name, country, forSale, forRent }) => {
    const file = byHash.get(covers.get(slug) ?? '');
    const picture = file ? presentPicture(ctx.config, file) : null;
    return { slug, name, countryName: countryName(country), forSale, forRent, picture };
  });
}

/** Returns a cover for each city by its slug, none twice. Cities with the smallest choice choose first. */
function chooseCovers(rows: Row[]): Map<string, string> {
  const used = new Set<string>();
  const chosen = new Map<string, string>();
  for (const { slug, covers } of rows.toSorted((a, b) => a.covers.length - b.covers.length)) {
    const cover = covers.find((hash) => !used.has(hash));
    if (cover === undefined) continue;
    used.add(cover);
    chosen.set(slug, cover);
  }
  return chosen;
}

/**
 * Removes a region with the name of a city in favour of the city with most of its listings, and a city within a shown one.
 * Before the first precomputed counts exist, counts here.
 */
const busiestCities = `
  WITH counted AS (
    SELECT place_id, status, listings FROM place_listings WHERE status IN ('FOR_SALE', 'FOR_RENT')
    UNION ALL
    SELECT above, p.listed_as, count(*)::int
    FROM properties p JOIN places ON places.id = p.place_id CROSS JOIN unnest(places.path) AS above
    WHERE p.listed_as IN ('FOR_SALE', 'FOR_RENT') AND NOT EXISTS (SELECT FROM place_listings)
    GROUP BY 1, 2
  ), city AS (
    SELECT place.id, place.slug, place.name, place.country, place.path,
      coalesce(sum(listings) FILTER (WHERE status = 'FOR_SALE'), 0)::int AS sale,
      coalesce(sum(listings) FILTER (WHERE status = 'FOR_RENT'), 0)::int AS rent
    FROM counted JOIN places place ON place.id = place_id AND place.kind = 'city'
    GROUP BY place.id
  ), told AS (
    SELECT * FROM city WHERE NOT EXISTS (
      SELECT FROM city inner_city WHERE city.id = ANY (inner_city.path) AND inner_city.id <> city.id
        AND (inner_city.sale + inner_city.rent) * 2 > city.sale + city.rent)
  ), ranked AS (
    SELECT *, row_number() OVER (PARTITION BY country ORDER BY sale + rent DESC, id) AS of_country FROM told
    WHERE NOT EXISTS (SELECT FROM told outer_city WHERE outer_city.id = ANY (told.path) AND outer_city.id <> told.id)
  ), shown AS (
    SELECT * FROM ranked WHERE of_country <= ${ofOneCountry} ORDER BY sale + rent DESC, id LIMIT ${shown}
  )
  SELECT slug, name, country, ${listingsOfPlace('shown.id', 'sale', "'{FOR_SALE}'")} AS "forSale",
    ${listingsOfPlace('shown.id', 'rent', "'{FOR_RENT}'")} AS "forRent", ARRAY(
      SELECT newest.cover_hash
      FROM (
        SELECT counted.place_id, counted.status::property_status AS status, counted.listings
        FROM counted JOIN places part ON part.id = counted.place_id AND shown.id = ANY (part.path)
        ORDER BY counted.listings DESC, counted.place_id, counted.status LIMIT ${parts}
      ) AS part CROSS JOIN LATERAL (
        SELECT p.cover_hash, p.ranked_at FROM properties p
        WHERE p.listed_as = part.status AND p.place_id = part.place_id
        ORDER BY p.ranked_at DESC LIMIT ${looked}
      ) AS newest
      WHERE newest.cover_hash IS NOT NULL
      ORDER BY part.listings DESC, newest.ranked_at DESC) AS covers
  FROM shown ORDER BY sale + rent DESC, id`;
