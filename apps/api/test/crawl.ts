/** A page as a search engine sees it. */
export interface CrawledPage {
  path: string;
  status: number;
  /** Shortest distance in links from the first page. */
  depth: number;
  title: string;
  canonical: string | undefined;
  noIndex: boolean;
  /** Documents of schema.org. */
  data: Record<string, unknown>[];
  /** Responses of its links. */
  links: string[];
  image: string | undefined;
}

export interface Crawl {
  pages: Map<string, CrawledPage>;
  /** Redirected links: from, to. */
  redirects: Map<string, string>;
}

const atOnce = 4;

/** Reasons why it is no page. */
const files = /^\/(assets|api|preview|partners|cards|feeds|sitemaps)\//;

/** Prefixes of addresses that robots.txt disallows. */
async function readRobots(origin: string): Promise<string[]> {
  const text = await (await fetch(`${origin}/robots.txt`)).text();
  return [...text.matchAll(/^Disallow: (\S+)$/gm)].map(([, path]) => path!);
}

/**
 * Crawls a site from one page, breadth first, by the links in its HTML. `follow` decides which pages to continue from: lists
 * outside of the index have endless filters.
 */
export async function crawl(
  origin: string,
  { from, follow }: { from: string; follow: (page: CrawledPage) => boolean },
): Promise<Crawl> {
  const pages = new Map<string, CrawledPage>();
  const redirects = new Map<string, string>();
  const refused = await readRobots(origin);
  const isLeft = (path: string) => files.test(path) || refused.some((start) => path.startsWith(start));
  const seen = new Set([from]);
  let level = [from];
  for (let depth = 0; level.length > 0; depth += 1) {
    const found: string[] = [];
    const waiting = level.values();
    const worker = async () => {
      for (const path of waiting) {
        const page = await readPage(origin, path, depth);
        if ('to' in page) {
          redirects.set(path, page.to);
          // A redirect is no link of its own: its target has the same depth.
          if (!seen.has(page.to)) {
            seen.add(page.to);
            const target = await readPage(origin, page.to, depth);
            if ('to' in target) throw new Error(`${path} leads to ${page.to}, which leads on to ${target.to}.`);
            pages.set(target.path, target);
            if (follow(target)) found.push(...target.links);
          }
          continue;
        }
        pages.set(path, page);
        if (follow(page)) found.push(...page.links);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    level = [...new Set(found)].filter((path) => !seen.has(path) && !isLeft(path));
    for (const path of level) seen.add(path);
  }
  return { pages, redirects };
}

async function readPage(origin: string, path: string, depth: number): Promise<CrawledPage | { to: string }> {
  const response = await fetch(origin + path, {
    redirect: 'manual',
    headers: { 'user-agent': 'crawler of the tests' },
  });
  const html = await response.text();
  const location = response.headers.get('location');
  if (location) return { to: pathOf(location, origin) ?? location };
  const head = html.split('</head>', 1)[0] ?? '';
  const one = (pattern: RegExp) => unescape(pattern.exec(head)?.[1]);
  const canonical = one(/<link rel="canonical" href="([^"]*)"/);
  return {
    path,
    status: response.status,
    depth,
    title: one(/<title>([^<]*)<\/title>/) ?? '',
    canonical: canonical && pathOf(canonical, origin),
    noIndex: /<meta name="robots" content="[^"]*noindex/.test(head),
    data: [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, text]) =>
      [JSON.parse(text!)].flat(),
    ),
    links: [
      ...new Set(
        [...html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].flatMap(([, href]) => pathOf(unescape(href)!, origin) ?? []),
      ),
    ],
    image: one(/property="og:image" content="([^"]*)"/),
  };
}

/** Replaces the public address of tests by the one that they listen on. */
function pathOf(href: string, origin: string): string | undefined {
  const url = new URL(href, origin);
  if (!url.protocol.startsWith('http')) return undefined;
  return url.origin === origin || url.hostname === 'africanscity.test' ? url.pathname + url.search : undefined;
}

function unescape(text: string | undefined): string | undefined {
  return text
    ?.replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

/** Returns every address in the sitemaps of a site, through their index. */
export async function readSitemaps(
  origin: string,
): Promise<{ path: string; changedAt: string | undefined; pictures: number }[]> {
  const read = async (path: string) => {
    const response = await fetch(origin + path);
    if (response.status !== 200) throw new Error(`${path} is answered with ${response.status}.`);
    return response.text();
  };
  const files = [...(await read('/sitemap.xml')).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, loc]) => pathOf(unescape(loc)!, origin)!,
  );
  const entries = [];
  for (const file of files) {
    for (const [, entry] of (await read(file)).matchAll(/<url>(.*?)<\/url>/gs)) {
      const [, loc] = /<loc>([^<]*)<\/loc>/.exec(entry!)!;
      entries.push({
        path: pathOf(unescape(loc)!, origin)!,
        changedAt: /<lastmod>([^<]*)<\/lastmod>/.exec(entry!)?.[1],
        pictures: entry!.split('<image:image>').length - 1,
      });
    }
  }
  return entries;
}

/** Returns the faults of a site that should be indexed, as sentences; none for a good one. */
export async function findFaults(origin: string, { pages, redirects }: Crawl): Promise<string[]> {
  const faults: string[] = [];
  for (const [from, to] of redirects) {
    if (from !== '/') faults.push(`A link to ${from} leads to ${to}.`);
  }
  const titles = new Map<string, string>();
  const indexed = new Set<string>();
  for (const { path, status, depth, title, canonical, noIndex, data } of pages.values()) {
    if (status !== 200) faults.push(`A link leads to ${path}, which is answered with ${status}.`);
    if (noIndex || status !== 200 || canonical !== path) continue;
    indexed.add(path);
    if (depth > 4) faults.push(`${path} is ${depth} links from home.`);
    const other = titles.get(title);
    if (other) faults.push(`${path} has the title of ${other}: ${title}`);
    titles.set(title, path);
    faults.push(...data.flatMap((document) => faultsOfData(document).map((fault) => `${path}: ${fault}`)));
    if (path.startsWith('/property/') && !data.some((one) => one['@type'] === 'RealEstateListing'))
      faults.push(`${path} does not say that it is a listing.`);
  }
  const named = new Set((await readSitemaps(origin)).map(({ path }) => path));
  for (const path of named)
    if (!indexed.has(path)) faults.push(`The sitemap names ${path}, which is not to be indexed, or not linked.`);
  for (const path of indexed) if (!named.has(path)) faults.push(`${path} may be indexed, and no sitemap names it.`);
  return faults;
}

type Shape = Record<string, (value: never) => boolean>;

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';
const isAddress = (value: unknown) => typeof value === 'string' && URL.canParse(value);
const isDate = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value));
const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);

/** Fields that search engines require of documents of a type. */
const shapes = new Map<string, Shape>([
  [
    'RealEstateListing',
    {
      name: isText,
      url: isAddress,
      datePosted: isDate,
      image: (value: unknown[]) => value.every(isAddress),
      offers: (value: Record<string, unknown>) =>
        value['@type'] === 'Offer' &&
        isNumber(value.price) &&
        /^[A-Z]{3}$/.test(String(value.priceCurrency)) &&
        isAddress(value.availability),
      about: (value: Record<string, Record<string, unknown>>) =>
        value.address?.['@type'] === 'PostalAddress' &&
        (!value.geo || (isNumber(value.geo.latitude) && isNumber(value.geo.longitude))),
    },
  ],
  [
    'BreadcrumbList',
    {
      itemListElement: (value: Record<string, unknown>[]) =>
        value.length > 1 &&
        value.every((step, at) => step.position === at + 1 && isText(step.name) && isAddress(step.item)),
    },
  ],
  [
    'CollectionPage',
    { name: isText, url: isAddress, mainEntity: (value: Record<string, unknown>) => value['@type'] === 'ItemList' },
  ],
  ['ItemList', { name: isText, numberOfItems: isNumber, itemListElement: (value: unknown[]) => Array.isArray(value) }],
  ['RealEstateAgent', { name: isText, url: isAddress }],
  [
    'WebSite',
    { url: isAddress, potentialAction: (value: Record<string, unknown>) => value['@type'] === 'SearchAction' },
  ],
]);

function faultsOfData(document: Record<string, unknown>): string[] {
  const type = String(document['@type']);
  if (document['@context'] !== 'https://schema.org') return [`${type} does not say whose words it uses.`];
  const shape = shapes.get(type);
  // Other types serve people; no search engine requires anything of them.
  if (!shape) return [];
  return Object.entries(shape).flatMap(([name, holds]) => {
    const value = document[name];
    return value !== undefined && holds(value as never)
      ? []
      : [`${type} has no valid ${name}: ${JSON.stringify(value)}`];
  });
}
