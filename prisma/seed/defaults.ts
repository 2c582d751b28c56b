import type { Database, Transaction } from '../client.ts';
import { longTransaction } from '../statement-timeouts.ts';
import { seedPlaces } from './places.ts';
import { seedPropertyTypes } from './property-types.ts';

/** Prices are US dollars a month; null is no limit of listings. */
export const defaultPackages = [
  { name: 'Individuals', price: 3, maxActive: 25, maxFeatured: 1, maxAdvertised: 1 },
  { name: 'Bronze', price: 15, maxActive: 60, maxFeatured: 3, maxAdvertised: 5 },
  { name: 'Silver', price: 50, maxActive: 250, maxFeatured: 10, maxAdvertised: 20, recommended: true },
  { name: 'Gold', price: 90, maxActive: null, maxFeatured: 25, maxAdvertised: 50 },
] as const;

/** Ads of every package for each of its months. */
const defaultAds = { facebookAds: 4, newspaperAds: 3, websiteAds: 5 };

/** Clients split a description at CRLF. */
export const defaultPackageDescription = [
  'Paid Ads on Facebook 4',
  'Newspaper Ads 3',
  'Ads on our Website 5',
  'Property on Website 24/7',
].join('\r\n');

const mark = 'defaults.seeded';

/**
 * Gives a new installation its places, property types and packages, once: later changes and deletions by an administrator
 * stay. Copies of the server may call it at the same time.
 */
export async function seedDefaults(db: Database): Promise<void> {
  await seedPlaces(db);
  // Checks without a transaction first, because it is true at every start but the first.
  if (await db.setting.findUnique({ where: { name: mark } })) return;
  await db.$transaction(async (tx) => {
    // Another copy that seeds now has locked the row; this one waits and then has nothing to do.
    const { count } = await tx.setting.createMany({ data: { name: mark, value: true }, skipDuplicates: true });
    if (count) await fill(tx);
    // On a busy machine this takes longer than a request may.
  }, longTransaction);
}

async function fill(tx: Transaction): Promise<void> {
  await seedPropertyTypes(tx);
  await tx.package.createMany({
    data: defaultPackages.map((item, position) => ({
      ...item,
      ...defaultAds,
      position,
      description: defaultPackageDescription,
    })),
    skipDuplicates: true,
  });
}
