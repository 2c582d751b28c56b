import type { Pool } from 'pg';

/** One kind of anonymous request; `path` makes its address, another one each time where the server could remember it. */
export interface RequestKind {
  name: string;
  path: (turn: number) => string;
}

/** Words that no vocabulary knows, and words that are one slip from one that it does. */
function strangeWords(turn: number, count: number): string {
  const letters = 'abcdefghiklmnoprstuvwyz';
  let seed = turn * 7919 + 17;
  const next = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  const word = (length: number) => Array.from({ length }, () => letters[next(letters.length)]).join('');
  return Array.from({ length: count }, () => word(5 + next(6)))
    .join(' ')
    .slice(0, 200)
    .trim();
}

const slips =
  'apartmant lekkki bedroum ikoyyi furnishd swiming pol kilimanni westlandds duplx terace gnerator boys quaters';
const arabic =
  'شقه مفروشه للايجار في ليكي بغرفتين وحمام قريب من البحر مع مسبح وجيم ومولد كهرباء رخيصه جدا في نيروبي كيليماني';

/** Requests of every anonymous kind, the hostile ones among them, for the listings that the database has. */
export async function anonymousRequests(pool: Pool, apiBasePath: string): Promise<RequestKind[]> {
  const one = async <Value>(sql: string) => (await pool.query<{ value: Value }>(sql)).rows[0]?.value as Value;
  const ids = await one<number[]>(
    'SELECT array_agg(id) AS value FROM (SELECT id FROM properties WHERE listed_as IS NOT NULL ORDER BY md5(id::text) LIMIT 400) AS picked',
  );
  const areas = await one<string[]>(
    `SELECT array_agg(slug) AS value FROM (SELECT slug FROM places JOIN place_listings ON place_id = places.id
      WHERE kind = 'area' GROUP BY slug ORDER BY sum(listings) DESC LIMIT 20) AS picked`,
  );
  const landings = await one<string[]>(
    `SELECT array_agg(slug) AS value FROM (SELECT DISTINCT slug FROM landing_pages JOIN places ON places.id = place_id LIMIT 40) AS picked`,
  );
  const newest = await one<number>('SELECT max(id) AS value FROM properties WHERE listed_as IS NOT NULL');
  const hash = await one<string | null>('SELECT max(hash) AS value FROM picture_variants');
  const id = (turn: number) => ids[turn % ids.length]!;
  const some = (turn: number, count: number) =>
    [...new Set(Array.from({ length: count }, (_, at) => id(turn * count + at)))].join(',');
  const api = (name: string, query: Record<string, string | number> = {}) =>
    `${apiBasePath}/africanscity/${name}?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`;
  const page = (query: Record<string, string>) => `/Properties?${new URLSearchParams(query)}`;
  const every = (turn: number) => ({
    kind: 'Home',
    place: areas.join(','),
    nearby: 'true',
    priceMin: 100 + turn,
    priceMax: 900_000,
    roomMin: 1,
    bathroomMin: 1,
    garageMin: 1,
    withPictures: 'false',
    bounds: '-90,-180,90,180',
  });
  const texts: Record<string, (turn: number) => string> = {
    'a usual text': (turn) => `${1 + (turn % 5)} bedroom flat in lekki under ${1000 + turn} usd`,
    '20 random words': (turn) => strangeWords(turn, 20),
    slips: (turn) => `${slips} ${turn}`,
    'words of all listings': (turn) => `the house with water and light and kitchen in a serene estate ${turn}`,
    'the longest word': (turn) => strangeWords(turn, 40).replaceAll(' ', ''),
    'joined words': (turn) =>
      `bedroomapartmentlekki furnishedhouseikoyi duplexforsaleajah ${turn} swimmingpoolgym securityparking`,
    'one letter each': (turn) => `a b c d e f g h i j k l m n o p q r s t u v w x y z `.repeat(4).slice(0, 195) + turn,
    Arabic: (turn) => `${arabic} ${turn}`,
    'many places': (turn) =>
      `lekki ajah ikoyi yaba surulere kilimani karen westlands ikeja gbagada magodo maryland ${turn}`,
    'every part': (turn) =>
      `furnished 3 bedroom 2 bath detached duplex with pool gym borehole generator parking near lekki for rent under ${turn + 100}k`,
    'nothing that exists': (turn) => `castle with moat and drawbridge in Timbuktu ${turn}`,
    not: (turn) => `not lekki not ajah not ikoyi house but not duplex not terrace ${turn}`,
  };
  const textKinds = Object.entries(texts).flatMap(([name, text]): RequestKind[] => [
    { name: `list: ${name}`, path: (turn) => api('getpaginatedproperties', { text: text(turn), alike: 'together' }) },
    { name: `facets: ${name}`, path: (turn) => api('getpropertiesfacets', { text: text(turn + 1000) }) },
    { name: `featured: ${name}`, path: (turn) => api('getfeaturedproperties', { text: text(turn + 2000) }) },
    {
      name: `map: ${name}`,
      path: (turn) => api('getpropertiesonmap', { text: text(turn + 3000), zoom: 3, bounds: '-90,-180,90,180' }),
    },
    { name: `suggestions: ${name}`, path: (turn) => api('getsearchsuggestions', { text: text(turn + 4000) }) },
    {
      name: `completions: ${name}`,
      path: (turn) =>
        api('getplacecompletions', {
          text: text(turn + 5000)
            .slice(0, 100)
            .trim(),
        }),
    },
    { name: `page: ${name}`, path: (turn) => page({ text: text(turn + 6000) }) },
  ]);
  const plain: Record<string, (turn: number) => string> = {
    'list: no filter': (turn) => api('getpaginatedproperties', { page: turn, size: 100 }),
    'list: all filters': (turn) => api('getpaginatedproperties', { ...every(turn), size: 100 }),
    'list: all filters, alike': (turn) =>
      api('getpaginatedproperties', { ...every(turn), size: 100, alike: 'together' }),
    'list: a deep page': (turn) => api('getpaginatedproperties', { roomMin: 1, page: 90 - (turn % 20), size: 100 }),
    'list: past the end': (turn) =>
      api('getpaginatedproperties', { roomMin: 1 + (turn % 3), page: 2_000_000, size: 100 }),
    'list: past the end of a text': (turn) =>
      api('getpaginatedproperties', { text: `house ${turn}`, page: 2_000_000, size: 100 }),
    'list: by price, a deep page': (turn) =>
      api('getpaginatedproperties', { bathroomMin: 1, orderBy: 'price-DESC', page: 90 - (turn % 20), size: 100 }),
    'facets: no filter': (turn) => api('getpropertiesfacets', { priceMin: turn }),
    'facets: all filters': (turn) => api('getpropertiesfacets', every(turn)),
    'facets: a kind': (turn) => api('getpropertiesfacets', { kind: 'House', priceMin: turn }),
    'map: the world, closest': (turn) =>
      api('getpropertiesonmap', { zoom: 18, bounds: '-90,-180,90,180', priceMin: turn }),
    'map: the world, widest': (turn) =>
      api('getpropertiesonmap', { zoom: 1, bounds: '-90,-180,90,180', priceMin: turn }),
    'map: all filters': (turn) => api('getpropertiesonmap', { ...every(turn), zoom: 12 }),
    'map: a town': (turn) =>
      api('getpropertiesonmap', { zoom: 11 + (turn % 4), bounds: '6.3,3.2,6.7,3.7', priceMin: turn }),
    'names on the map': (turn) => api('getplacesonmap', { zoom: 1 + (turn % 18), bounds: '-90,-180,90,180' }),
    'positions of 100': (turn) => api('getlistingpositions', { ids: some(turn, 100) }),
    cities: () => api('getpropertiescities'),
    kinds: () => api('getpropertieskinds'),
    'busiest cities': () => api('getbusiestcities'),
    'pin to check': (turn) =>
      api('checkpin', { location: `${6 + (turn % 90) / 100}, 3.4`, city: 'Lagos', country: 'NG' }),
    'place at a point': (turn) => api('getplaceat', { latitude: 6 + (turn % 90) / 100, longitude: 3.4 }),
    'place names: a letter': (turn) => api('getsearchsuggestions', { text: 'abcdefghijklmnopqrstuvwxyz'[turn % 26]! }),
    'new since a month': (turn) =>
      api('getnewproperties', { since: new Date(Date.now() - 29 * 86_400_000 - turn).toISOString() }),
    'listings by 12 ids': (turn) => api('getpropertiesbyids', { ids: some(turn, 12) }),
    counts: () => api('getpropertiescounts'),
    showcase: () => api('getfourrandomshowcasepropertiesdtoforsale'),
    'a listing': (turn) => api('getpropertiesbyid', { id: id(turn) }),
    similar: (turn) => api('getsimilarproperties', { id: id(turn) }),
    alike: (turn) => api('getalikeproperties', { id: id(turn) }),
    gone: (turn) => api('getgoneproperty', { id: id(turn) }),
    'price estimate': (turn) => api('getpriceestimate', { id: id(turn) }),
    'answer time': (turn) => api('getanswertime', { id: id(turn) }),
    'compare 4': (turn) => api('getcomparedproperties', { ids: some(turn, 4) }),
    landing: (turn) => api('getlanding', { path: `/for-sale/${landings[turn % landings.length]}` }),
    'listing parts': () => api('getlistingparts'),
    'listing part': (turn) => api('getlistingpart', { part: Math.floor(id(turn) / 1000) }),
    companies: (turn) => api('getcompanies', { search: 'abcdefghijklmnopqrstuvwxyz'[turn % 26]!, size: 100 }),
    agents: (turn) => api('getagents', { search: 'abcdefghijklmnopqrstuvwxyz'[turn % 26]!, size: 100 }),
    'home content': () => api('gethomecontent'),
    packages: () => api('getpackagesall'),
    OpenAPI: () => `${apiBasePath}/openapi.json`,
    'page: home': (turn) => `/home?at=${turn}`,
    'page: list': (turn) => page({ priceMin: String(turn) }),
    'page: list, all filters': (turn) =>
      page(Object.fromEntries(Object.entries(every(turn)).map(([key, value]) => [key, String(value)]))),
    'page: list as a map': (turn) => page({ view: 'map', priceMin: String(turn) }),
    'page: deep': (turn) => page({ roomMin: '1', page: String(400 - turn) }),
    'page: a listing': (turn) => `/property/${id(turn)}`,
    'page: compare': (turn) => `/compare?ids=${some(turn, 4)}`,
    'page: landing': (turn) => `/for-sale/${landings[turn % landings.length]}?at=${turn}`,
    'page: print': (turn) => `/print?id=${id(turn)}`,
    'page: all homes': (turn) => `/all-homes?at=${turn}`,
    'page: all homes, a part': (turn) => `/all-homes/${Math.floor(id(turn) / 1000)}?at=${turn}`,
    'page: companies': (turn) => `/company-list?search=${turn}`,
    'page: agents': (turn) => `/all-agents?search=${'abcdefghijklmnopqrstuvwxyz'[turn % 26]}`,
    'page: none': (turn) => `/none-such-${turn}`,
    'sitemap index': () => '/sitemap.xml',
    'sitemap of listings': () => `/sitemaps/listings-${Math.max(0, Math.floor(newest / 1_000) - 1)}.xml`,
    'sitemap of landings': () => '/sitemaps/landings-0.xml',
    'sitemap of companies': () => '/sitemaps/companies-0.xml',
    'sitemap of none': () => '/sitemaps/landings-400000.xml',
    feed: (turn) => `/feeds/for-sale/${landings[turn % landings.length]}.atom`,
    ...(hash && {
      'drawing: a size': (turn: number) =>
        `${apiBasePath}/pictures/${hash}/${['small', 'lite', 'medium'][turn % 3]}.avif`,
    }),
  };
  return [...Object.entries(plain).map(([name, path]) => ({ name, path })), ...textKinds];
}
