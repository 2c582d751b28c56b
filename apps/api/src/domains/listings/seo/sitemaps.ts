import { companyPagePath, newsPath, standardPages } from '@africanscity/contracts/administration/company-page-values';
import { indexedPages } from '@africanscity/contracts/listings/addresses';
import { homeLanguage } from '@africanscity/contracts/brand';
import { isServed } from '@africanscity/contracts/brand-features';
import { type Language, pathPrefix } from '@africanscity/messages/languages';
import { listingPath } from '@africanscity/contracts/listings/listing-slug';
import type { AppContext } from '../../../context.ts';
import { isOpen } from '../../../kernel/open-listings.ts';
import { pictureUrl } from '../../../kernel/pictures/stored-pictures.ts';
import { pathOf } from '../landing/landing.ts';
import { readLandingKinds } from '../landing/landing-kinds.ts';
import { readLandingsOfPlaces } from '../landing/landing-rows.ts';
import {
  findCompanyFiles,
  findJpegs,
  findLandingFiles,
  findListingFiles,
  findListingsFrom,
  findPictures,
} from './seo.sql.ts';
import { xmlHead, xmlText } from '../../../kernel/xml.ts';

type Context = Pick<AppContext, 'db' | 'pool' | 'config'>;
type Settings = Pick<AppContext['config'], 'brand' | 'publicUrl' | 'languages'>;

interface Entry {
  path: string;
  changedAt?: Date;
  /** Addresses of JPEGs: letters, digits, dots and slashes. */
  pictures?: string[];
}

interface Section {
  /** Ids per file: at most as many addresses, fewer when an id has several pages. */
  span: number;
  /** Ids in memory at a time. */
  step: number;
  /** Returns the files by the number of their span, with the newest change in each. */
  files(ctx: Context, span: number): Promise<{ file: number; changedAt: Date }[]>;
  /** Returns the ids with pages: from one on, before another. */
  read(ctx: Context, from: number, before: number): Promise<Entry[]>;
}

// A file may have 50,000 addresses and 50 MB, and a listing has up to 20 pictures. Files are smaller, so that each costs the
// server a few dozen milliseconds.
const sections = new Map<string, Section>([
  ['listings', { span: 1_000, step: 500, files: ({ db }, span) => findListingFiles(db, span), read: readListings }],
  ['landings', { span: 500, step: 25, files: ({ db }, span) => findLandingFiles(db, span), read: readLandings }],
  ['companies', { span: 10_000, step: 1000, files: ({ db }, span) => findCompanyFiles(db, span), read: readCompanies }],
]);

/** Returns the sections whose pages are served. */
function sectionsOf({ config }: Context) {
  return [...sections].filter(([name]) => name !== 'companies' || !config.brand.off.includes('agencies'));
}

/** The largest id of Postgres. */
const mostId = 2_147_483_647;

export async function writeSitemapIndex(ctx: Context): Promise<string> {
  const found = await Promise.all(
    sectionsOf(ctx).map(async ([name, section]) =>
      (await section.files(ctx, section.span)).map(({ file, changedAt }) => ({ name: `${name}-${file}`, changedAt })),
    ),
  );
  const lines = [{ name: 'pages' }, ...found.flat()].map(
    (file) =>
      `<sitemap><loc>${xmlText(`${ctx.config.publicUrl}/sitemaps/${file.name}.xml`)}</loc>${'changedAt' in file ? lastChange(file.changedAt) : ''}</sitemap>\n`,
  );
  return `${xmlHead}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('')}</sitemapindex>\n`;
}

/** Streams a sitemap by its name in the index; undefined for an unknown name. Keeps a few hundred addresses in memory. */
export function writeSitemap(ctx: Context, name: string): AsyncGenerator<string> | undefined {
  if (name === 'pages') return wrap(ctx, ofPages(ctx));
  const [, sectionName = '', file = ''] = /^([a-z]+)-(\d{1,7})$/.exec(name) ?? [];
  const section = new Map(sectionsOf(ctx)).get(sectionName);
  const exists = section && (Number(file) + 1) * section.span <= mostId;
  return exists ? wrap(ctx, ofSection(ctx, section, Number(file))) : undefined;
}

async function* ofPages(ctx: Context): AsyncGenerator<Entry[]> {
  yield indexedPages.filter((path) => isServed(path, ctx.config.brand.off)).map((path) => ({ path }));
  yield readCompanyPages(ctx);
}

/** The pages and news that the company wrote. Standard pages exist before they are published. */
async function readCompanyPages({ db }: Context): Promise<Entry[]> {
  const rows = await db.companyPage.findMany({
    where: { hiddenAt: null, OR: [{ versions: { some: {} } }, { slug: { in: [...standardPages] } }] },
    select: { kind: true, slug: true, versions: { select: { publishedAt: true }, orderBy: { id: 'desc' }, take: 1 } },
    orderBy: { id: 'asc' },
  });
  const entries = rows.map((page) => ({ path: companyPagePath(page), changedAt: page.versions[0]?.publishedAt }));
  return rows.some(({ kind }) => kind === 'news') ? [{ path: newsPath }, ...entries] : entries;
}

async function* ofSection(ctx: Context, { span, step, read }: Section, file: number): AsyncGenerator<Entry[]> {
  for (let from = file * span; from < (file + 1) * span; from += step) yield read(ctx, from, from + step);
}

async function* wrap(ctx: Context, batches: AsyncGenerator<Entry[]>): AsyncGenerator<string> {
  const { config } = ctx;
  const xhtml = config.languages.length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  yield `${xmlHead}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"${xhtml}>\n`;
  for await (const entries of batches) {
    if (entries.length > 0) yield entries.map((entry) => writeEntry(config, entry)).join('');
  }
  yield '</urlset>\n';
}

/** Returns the addresses of an entry in XML, one for each language, and each with all of them. */
function writeEntry(settings: Settings, { path, changedAt, pictures = [] }: Entry): string {
  const { publicUrl, languages } = settings;
  const site = xmlText(publicUrl);
  const images = pictures.map(
    (picture) => `<image:image><image:loc>${xmlText(new URL(picture, publicUrl).href)}</image:loc></image:image>`,
  );
  const page = xmlText(path);
  const addressOf = (language: Language) => `${site}${pathPrefix(language)}${page}`;
  const alternate = (hreflang: string, language: Language) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${addressOf(language)}"/>`;
  const alternates =
    languages.length > 1
      ? [
          ...languages.map((language) => alternate(language, language)),
          alternate('x-default', homeLanguage(settings.brand, languages)),
        ]
      : [];
  const rest = [changedAt ? lastChange(changedAt) : '', ...alternates, ...images].join('');
  return languages.map((language) => `<url><loc>${addressOf(language)}</loc>${rest}</url>\n`).join('');
}

function lastChange(at: Date): string {
  return `<lastmod>${at.toISOString()}</lastmod>`;
}

/** Three statements by keys: joined, Postgres may choose to read all pictures for each step. */
async function readListings(ctx: Context, from: number, before: number): Promise<Entry[]> {
  const listings = await findListingsFrom(ctx.pool, from, before);
  const ids = listings.map(({ id }) => id);
  const shown = await findPictures(ctx.pool, ids);
  const hashesOf = new Map(shown.map(({ id, hashes }) => [id, hashes.split(' ')]));
  const hashes = [...new Set([...hashesOf.values()].flat())];
  const found = await findJpegs(ctx.pool, hashes);
  const sizes = new Map(found.map(({ hash, size }) => [hash, size]));
  return listings.map((listing) => ({
    path: listingPath(listing),
    changedAt: listing.changedAt,
    pictures: (hashesOf.get(listing.id) ?? []).flatMap((hash) =>
      sizes.has(hash) ? [pictureUrl(ctx.config, hash, `${sizes.get(hash)}.jpeg`)] : [],
    ),
  }));
}

async function readLandings(ctx: Context, from: number, before: number): Promise<Entry[]> {
  const { byName } = await readLandingKinds(ctx);
  const rows = await readLandingsOfPlaces(ctx, from, before);
  return rows
    .filter(({ kind }) => kind === null || byName.has(kind))
    .map((row) => ({ path: pathOf(row), changedAt: row.changedAt }));
}

async function readCompanies(ctx: Context, from: number, before: number): Promise<Entry[]> {
  const rows = await ctx.db.agency.findMany({
    where: { id: { gte: from, lt: before }, properties: { some: isOpen } },
    select: { id: true, updatedAt: true },
    orderBy: { id: 'asc' },
  });
  return rows.map(({ id, updatedAt }) => ({ path: `/singleCompany?id=${id}`, changedAt: updatedAt }));
}
