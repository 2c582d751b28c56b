import type { Database, Transaction } from '../client.ts';

/** Types that owners choose from, in the order in which to offer them. */
export const defaultPropertyTypes = [
  'House',
  'Apartment',
  'Stand',
  'Commercial',
  'Farm',
  'Student Accommodation',
  'Rooms',
  'Cottage',
  'Townhouse',
  'Villa',
] as const;

/** US dollars a month. */
export const defaultPackages = [
  { name: 'Individuals', price: 3 },
  { name: 'Bronze', price: 15 },
  { name: 'Silver', price: 50 },
  { name: 'Gold', price: 90 },
] as const;

/** Clients split a description at CRLF. */
export const defaultPackageDescription = [
  'Paid Ads on Facebook 4',
  'Newspaper Ads 3',
  'Ads on our Website 5',
  'Property on Website 24/7',
].join('\r\n');

const mark = 'defaults.seeded';

/**
 * Gives a new installation its property types and packages, once: what an administrator
 * changes or removes afterwards stays so. Copies of the server may call it at the same time.
 */
export async function seedDefaults(db: Database): Promise<void> {
  // A look without a transaction first, since it is true at every start but the first.
  if (await db.setting.findUnique({ where: { name: mark } })) return;
  await db.$transaction(async (tx) => {
    // Another copy that is seeding now holds the row; we wait here and then have nothing to do.
    const { count } = await tx.setting.createMany({ data: { name: mark, value: true }, skipDuplicates: true });
    if (count) await fill(tx);
  });
}

async function fill(tx: Transaction): Promise<void> {
  for (const [position, name] of defaultPropertyTypes.entries()) {
    await tx.propertyType.upsert({ where: { name }, create: { name, position }, update: { position } });
  }
  await tx.package.createMany({
    data: defaultPackages.map(({ name, price }, position) => ({
      name,
      price,
      position,
      description: defaultPackageDescription,
    })),
    skipDuplicates: true,
  });
}
