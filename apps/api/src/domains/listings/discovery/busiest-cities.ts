import type { BusyCity } from '@africanscity/contracts/listings/discovery';
import type { RequestContext } from '../../../context.ts';
import { countryName } from '../../../kernel/countries.ts';
import { presentPicture } from '../../../kernel/pictures/stored-pictures.ts';
import { findBusiestCities } from './discovery.sql.ts';

type Row = Awaited<ReturnType<typeof findBusiestCities>>[number];

/** Reads the precomputed counts of suggestions, so that the cost does not depend on the number of listings. */
export async function getBusiestCities(ctx: RequestContext): Promise<BusyCity[]> {
  const found = await findBusiestCities(ctx.pool, ctx.config.brand.homeCountry);
  const rows = found.filter(({ forSale, forRent }) => forSale + forRent > 0);
  const covers = chooseCovers(rows);
  const files = await ctx.db.pictureFile.findMany({
    where: { hash: { in: [...covers.values()] } },
    include: { variants: true },
  });
  const byHash = new Map(files.map((file) => [file.hash, file]));
  return rows.map(({ slug, name, country, forSale, forRent, areas }) => {
    const file = byHash.get(covers.get(slug) ?? '');
    const picture = file ? presentPicture(ctx.config, file) : null;
    return { slug, name, countryName: countryName(country), forSale, forRent, picture, areas: areas.map(readArea) };
  });
}

/** Reads 'lekki Lekki'. Slugs have no blanks. */
function readArea(text: string): BusyCity['areas'][number] {
  const blank = text.indexOf(' ');
  return { slug: text.slice(0, blank), name: text.slice(blank + 1) };
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
