import type { ListingFilter, ListingOrder } from '@africanscity/contracts/listings/listing-filter';
import type { ListingPage } from '@africanscity/contracts/listings/listing-page';
import type { Database } from '@africanscity/db/client';
import type { Prisma, Property } from '@africanscity/db/generated/client';
import { createUser } from './factories.ts';
import type { TestApp } from './test-app.ts';

export const someTypes = ['House', 'Farm', 'Shop & Office'];
export const someCities = ['Harare', 'Bulawayo', "Chitungwiza's", '%'];
export const allOrders: ListingOrder[] = ['price-ASC', 'price-DESC', 'createdAt-ASC', 'createdAt-DESC'];

/** Every combination of given and omitted status, type and city. */
export const someFilters: ListingFilter[] = [undefined, 'FOR_SALE', 'FOR_RENT', 'SOLD'].flatMap((propertyStatus) =>
  [undefined, 'House'].flatMap((propertyType) =>
    [undefined, 'Harare', '%'].map((city) => ({ propertyStatus, propertyType, city }) as ListingFilter),
  ),
);

const batch = 500;

/**
 * Creates listings with shared prices and times; a tenth are demoted, a tenth hidden, a tenth deleted. All have the given
 * columns.
 */
export async function createManyListings(
  db: Database,
  count: number,
  given: Pick<Prisma.PropertyCreateManyInput, 'numRoom'> = {},
): Promise<void> {
  const ownerId = (await createUser(db)).id;
  await db.propertyType.createMany({ data: someTypes.map((name) => ({ name })), skipDuplicates: true });
  const listings = Array.from({ length: count }, (_, at) => ({
    ownerId,
    type: pick(someTypes),
    city: pick(someCities),
    status: pick(['FOR_SALE', 'FOR_SALE', 'FOR_RENT', 'FOR_RENT', 'SOLD', 'UNDER_OFFER'] as const),
    price: pick([0, 0.01, 250, 250.5, 90_000, 999_999_999_999.99]),
    createdAt: new Date(Date.UTC(2026, 0, 1 + Math.floor(Math.random() * 20), 0, 0, 0, pick([0, 1, 999]))),
    demotedAt: Math.random() < 0.1 ? new Date() : null,
    hiddenByTeamAt: Math.random() < 0.1 ? new Date() : null,
    deletedAt: Math.random() < 0.1 ? new Date() : null,
    address: `${at} Jacaranda Avenue`,
    description: 'One of many.',
    ...given,
  }));
  // A statement of thousands of rows exceeds the timeout on a busy machine.
  for (let from = 0; from < count; from += batch)
    await db.property.createMany({ data: listings.slice(from, from + batch) });
}

/** Expected rows of a list, computed from all rows. */
export function expectedIds(all: Property[], filter: ListingFilter, order: ListingOrder): number[] {
  const key = (row: Property) => (order.startsWith('price') ? row.price.toNumber() : timeOf(order, row).getTime());
  const sign = order.endsWith('ASC') ? 1 : -1;
  return all
    .filter((row) => !row.hiddenByTeamAt && !row.deletedAt)
    .filter((row) =>
      filter.propertyStatus
        ? row.status === filter.propertyStatus
        : row.status === 'FOR_SALE' || row.status === 'FOR_RENT',
    )
    .filter((row) => filter.propertyType === undefined || row.type === filter.propertyType)
    .filter((row) => filter.city === undefined || row.city === filter.city)
    .sort((a, b) => sign * (key(a) - key(b) || a.id - b.id))
    .map((row) => row.id);
}

/** The date of an order by age. */
export function timeOf(order: string, { createdAt, rankedAt }: Pick<Property, 'createdAt' | 'rankedAt'>): Date {
  return order === 'createdAt-ASC' ? createdAt : rankedAt;
}

type PageQuery = ListingFilter & { orderBy?: ListingOrder; page?: number; size?: number; cursor?: string | null };

export async function getPage(app: TestApp, query: PageQuery): Promise<ListingPage> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const parameters = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  const response = await app.get(`africanscity/getpaginatedproperties?${parameters}`);
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
  return (await response.json()) as ListingPage;
}

export function pick<T>(values: readonly T[]): T {
  return values[Math.floor(Math.random() * values.length)] as T;
}
