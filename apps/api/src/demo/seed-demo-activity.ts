import { seedCompanyPages } from './seed-demo-pages.ts';
import { isTaken } from '@africanscity/contracts/listings/rental';
import type { Transaction } from '@africanscity/db/client';

const dayMs = 24 * 60 * 60_000;

/** Creates requests, messages and reports of the demo's people, so that no screen about them is empty. */
export async function seedDemoActivity(
  tx: Transaction,
  idOf: (email: string) => number | undefined,
  now: Date,
): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  await tx.newsletterSubscriber.createMany({
    data: [
      { email: 'visitor@example.com', createdAt: daysAgo(20), confirmedAt: daysAgo(20) },
      { email: 'reader@example.com', createdAt: daysAgo(9), confirmedAt: daysAgo(8) },
      { email: 'former.reader@example.com', createdAt: daysAgo(40), confirmedAt: daysAgo(39), unsubscribedAt: now },
    ],
    skipDuplicates: true,
  });
  await tx.announcement.create({
    data: {
      title: 'New: saved searches',
      text: 'Save a search, and we email you new matches.',
      audience: 'users',
      publishedAt: daysAgo(3),
    },
  });
  await seedCompanyPages(tx, daysAgo);
  await seedChanges(tx, now);
  const visitor = idOf('visitor@example.com');
  if (visitor === undefined) return;
  await tx.savedSearch.create({
    data: {
      userId: visitor,
      name: 'Homes to rent in Harare',
      frequency: 'weekly',
      propertyStatus: 'FOR_RENT',
      city: 'Harare',
      priceMax: 900,
      seenAt: now,
    },
  });
  await seedReports(tx, visitor, daysAgo(2));
}

/** Gives some homes a history: reductions, and sold or let ones whose owners keep the page for a year. */
async function seedChanges(tx: Transaction, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  const listings = await tx.property.findMany({
    where: { createdAt: { lt: daysAgo(20) } },
    orderBy: { createdAt: 'asc' },
    select: { id: true, price: true, amount: true, currency: true, period: true, perBed: true, status: true },
  });
  const taken = listings.filter(({ status }) => isTaken(status)).slice(0, 3);
  const open = listings.filter(({ status }) => status === 'FOR_SALE').slice(0, 4);
  for (const { id, price, amount, currency, period, perBed, status } of [...open, ...taken]) {
    const offered = status === 'RENTED' ? 'FOR_RENT' : 'FOR_SALE';
    const asked = { price, amount, currency, period, perBed };
    const askedBefore = { currencyBefore: currency, periodBefore: period, perBedBefore: perBed };
    await tx.listingChange.create({
      data: {
        propertyId: id,
        changedAt: daysAgo(18),
        ...asked,
        ...askedBefore,
        priceBefore: price.mul(raisedBy).toFixed(2),
        amountBefore: amount && (amount * 11n) / 10n,
        statusBefore: offered,
        status: offered,
      },
    });
    if (status === offered) continue;
    await tx.listingChange.create({
      data: {
        propertyId: id,
        changedAt: daysAgo(6),
        ...asked,
        ...askedBefore,
        priceBefore: price,
        amountBefore: amount,
        statusBefore: offered,
        status,
      },
    });
    await tx.property.update({
      where: { id },
      data: { takenAt: daysAgo(6), keptWhenTaken: true, shownUntil: daysAgo(6 - 365) },
    });
  }
}

/** Prices before their reduction, as a share of those after it. */
const raisedBy = 1.1;

async function seedReports(tx: Transaction, reporterId: number, createdAt: Date): Promise<void> {
  const listings = await tx.property.findMany({
    where: { ownerId: { not: reporterId }, status: { in: ['FOR_SALE', 'FOR_RENT'] } },
    orderBy: { createdAt: 'asc' },
    select: { id: true },
    take: 2,
  });
  const complaints = [
    { reason: 'gone', details: 'The agent says that it was let last month.' },
    { reason: 'wrong_price', details: '' },
  ] as const;
  await tx.listingReport.createMany({
    data: listings.flatMap(({ id }, at) => {
      const complaint = complaints[at];
      return complaint ? [{ propertyId: id, reporterId, createdAt, ...complaint }] : [];
    }),
  });
}
