import type { ListingFilterTexts } from '@africanscity/contracts/listings/filters';
import type { ListingOrder } from '@africanscity/contracts/listings/listing-filter';
import type { Pool } from 'pg';

export type Search = ListingFilterTexts & { orderBy?: ListingOrder };

/** Random filters, the same with a range of prices in naira or rand, texts of one to three words with a filter or none, and beginnings of words, of what the database holds. */
export async function randomSearches(pool: Pool, count: number) {
  const random = seeded(42);
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)]!;
  const list = async (sql: string) => (await pool.query<{ value: string }>(sql)).rows.map(({ value }) => value);
  const places = await list(
    `SELECT slug AS value FROM places JOIN place_listings ON place_id = places.id GROUP BY slug ORDER BY sum(listings) DESC, slug LIMIT 60`,
  );
  const types = await list(
    `SELECT type AS value FROM properties WHERE listed_as IS NOT NULL GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 12`,
  );
  const cities = await list(
    `SELECT city AS value FROM properties WHERE listed_as IS NOT NULL AND city <> '' GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 20`,
  );
  const words = await list(
    `SELECT word AS value FROM ts_stat('SELECT words FROM properties WHERE id % 50 = 0') WHERE word ~ '^[a-z]{4,}$'
    ORDER BY ndoc DESC, word LIMIT 120`,
  );
  const { rows: currencies } = await pool.query<{ currency: string; rate: string }>(
    `SELECT DISTINCT ON (currency) currency, rate::text FROM exchange_rates WHERE currency IN ('NGN', 'ZAR')
    ORDER BY currency, valid_from DESC`,
  );
  const parts: ((search: Search) => void)[] = [
    (search) => Object.assign(search, { propertyStatus: pick(['FOR_SALE', 'FOR_RENT', 'SOLD']) }),
    (search) => Object.assign(search, { propertyType: pick(types) }),
    (search) => Object.assign(search, { city: pick(cities) }),
    (search) => Object.assign(search, { place: pick(places), nearby: pick(['true', 'false']) }),
    (search) => Object.assign(search, { roomMin: String(1 + Math.floor(random() * 6)) }),
    (search) => Object.assign(search, { bathroomMin: String(1 + Math.floor(random() * 4)) }),
    (search) => Object.assign(search, pick([{ priceMin: '500' }, { priceMin: '20000' }, { priceMax: '80000' }])),
    (search) =>
      Object.assign(
        search,
        pick([
          { priceMin: '100', priceMax: '600' },
          { priceMin: '50000', priceMax: '250000' },
        ]),
      ),
    (search) => Object.assign(search, { withPictures: 'true' }),
  ];
  const orders: ListingOrder[] = ['createdAt-DESC', 'createdAt-ASC', 'price-ASC', 'price-DESC'];
  const filterOf = (most: number) => {
    const search: Search = {};
    for (let left = Math.floor(random() * (most + 1)); left > 0; left -= 1) pick(parts)(search);
    if (Number(search.priceMin) > Number(search.priceMax)) delete search.priceMin;
    return search;
  };
  /** A range of prices in naira or rand, in the order of prices. */
  const priced = () => {
    const { priceMin: _min, priceMax: _max, ...search } = filterOf(3);
    const asked = pick(currencies);
    const [min, max] = pick([
      [100, 600],
      [500, undefined],
      [20_000, undefined],
      [50_000, 250_000],
      [undefined, 80_000],
    ] as const);
    const inCurrency = (dollars: number | undefined) =>
      dollars === undefined ? undefined : String(Math.round(dollars * Number(asked.rate)));
    const bounds = { currency: asked.currency, priceMin: inCurrency(min), priceMax: inCurrency(max) };
    return { ...search, ...bounds, orderBy: pick(['price-ASC', 'price-DESC'] as const) };
  };
  const wording = () => Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(words)).join(' ');
  return {
    filters: Array.from({ length: count }, () => ({ ...filterOf(4), orderBy: pick(orders) })),
    texts: Array.from({ length: count }, () => ({ ...filterOf(2), text: wording() })),
    typed: Array.from({ length: count }, () => pick([...words, ...places]).slice(0, 2 + Math.floor(random() * 6))),
    priced: Array.from({ length: count }, priced),
  };
}

/** Numbers from 0 to below 1, the same for a seed. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
