import type { Database, Transaction } from '@africanscity/db/client';
import { type DemoDrawing, drawingName } from '@africanscity/db/seed/demo/drawings';
import type { AppContext } from '../context.ts';
import { hashPassword } from '../domains/accounts/passwords.ts';
import type { RateOf } from '../domains/listings/core/asking-price.ts';
import { listingColumns } from './demo-listing-columns.ts';
import { demoPassword } from './demo-logins.ts';
import { type DemoPictures, insertDemoPictures, storeDemoPictures } from './demo-pictures.ts';
import { type DemoPlan, demoPlan, drawingsOf } from './demo-plan.ts';
import { seedDemoActivity } from './seed-demo-activity.ts';
import { seedDemoEnquiries } from './seed-demo-enquiries.ts';
import { seedDemoPackages } from './seed-demo-packages.ts';
import { seedDemoRates } from './seed-demo-rates.ts';
import { seedDemoViews } from './seed-demo-views.ts';
import { lockSettings } from './demo.sql.ts';

const transactionTimeoutMs = 30_000;
/** Setting that records that the demo was created. */
const settingName = 'demo';
const dayMs = 24 * 60 * 60_000;

/**
 * Fills an empty database with people, agencies, listings, their pictures and testimonials in one transaction. Returns
 * whether the demo is in this database. Leaves a database alone that has listings, or people other than administrators, and
 * never had the demo. Throws a `StorageFailure`.
 */
export async function seedDemo(ctx: AppContext, plan: DemoPlan = demoPlan()): Promise<boolean> {
  if (await isLaidOut(ctx.db)) return true;
  if (!(await isEmpty(ctx.db))) return false;
  // All accounts share one public password, so that a single slow hash is enough.
  const passwordHash = await hashPassword(demoPassword);
  // Bytes before rows: after a crash, the next start or the sweep finds the bytes.
  const pictures = await storeDemoPictures(ctx, drawingsOf(plan));
  return ctx.db.$transaction(
    async (tx) => {
      // When another copy of the server seeds, it holds this lock and nothing is left to do.
      await lockSettings(tx);
      if (await isLaidOut(tx)) return true;
      if (!(await isEmpty(tx))) return false;
      await insertDemoPictures(tx, pictures);
      const rateOf = await seedDemoRates(ctx, tx);
      const ids = await fill(tx, plan, { passwordHash, pictures, rateOf, now: ctx.clock() });
      await seedDemoPackages(ctx, tx, (email) => ids.get(email));
      await seedDemoActivity(tx, (email) => ids.get(email), ctx.clock());
      await seedDemoEnquiries(tx, (email) => ids.get(email), ctx.clock());
      await tx.setting.createMany({ data: [{ name: settingName, value: 'complete' }], skipDuplicates: true });
      return true;
    },
    { timeout: transactionTimeoutMs },
  );
}

async function isLaidOut(db: Database | Transaction): Promise<boolean> {
  return (await db.setting.count({ where: { name: settingName } })) > 0;
}

async function isEmpty(db: Database | Transaction): Promise<boolean> {
  const [listings, people] = await Promise.all([
    db.property.count(),
    db.user.count({ where: { role: { not: 'ADMIN' } } }),
  ]);
  return listings + people === 0;
}

interface Given {
  passwordHash: string;
  pictures: DemoPictures;
  rateOf: RateOf;
  now: Date;
}

async function fill(tx: Transaction, plan: DemoPlan, given: Given) {
  const { pictures, rateOf, now } = given;
  const hashOf = (drawing: DemoDrawing) => pictures.get(drawingName(drawing))!.hash;
  const logos = new Map(plan.agencies.map(({ name, logo }) => [name, hashOf(logo)]));
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  const ids = await createUsers(tx, plan, given);
  const idOf = (email: string) => {
    const id = ids.get(email.toLowerCase());
    if (id === undefined) throw new Error(`The demo has no person with the address ${email}.`);
    return id;
  };
  for (const { logo, memberEmails, ...agency } of plan.agencies) {
    const members = memberEmails.map((email, place) => ({ userId: idOf(email), isOwner: place === 0 }));
    await tx.agency.create({
      data: { ...agency, logoHash: hashOf(logo), verifiedAt: now, members: { create: members } },
    });
  }
  const columnsFor = await listingColumns(tx, plan.listings, rateOf);
  await tx.property.createMany({
    data: plan.listings.map((listing) => {
      const { ownerEmail, daysAgo: days, drawings, asked: _asked, facts: _facts, ...texts } = listing;
      return {
        ...texts,
        ...columnsFor(listing),
        coverHash: hashOf(drawings[0]!),
        // The listings of a company show its sign too.
        logoHash: logos.get(listing.stateName ?? ''),
        ownerId: idOf(ownerEmail),
        createdAt: daysAgo(days),
        updatedAt: daysAgo(days),
      };
    }),
  });
  await hangPictures(tx, plan, hashOf);
  for (const { name, memberEmails } of plan.agencies) {
    const agency = await tx.agency.findUniqueOrThrow({ where: { name } });
    await tx.property.updateMany({
      where: { stateName: name, ownerId: { in: memberEmails.map(idOf) } },
      data: { agencyId: agency.id },
    });
  }
  await seedDemoViews(tx, now);
  await tx.feedback.createMany({
    data: plan.testimonials.map(({ email, message, daysAgo: days }) => ({
      userId: idOf(email),
      message,
      mayBeShown: true,
      approvedAt: daysAgo(days),
      createdAt: daysAgo(days),
      updatedAt: daysAgo(days),
    })),
  });
  return ids;
}

async function hangPictures(tx: Transaction, plan: DemoPlan, hashOf: (drawing: DemoDrawing) => string): Promise<void> {
  const drawings = new Map(plan.listings.map((listing) => [listing.importKey, listing.drawings]));
  const rows = await tx.property.findMany({
    where: { importKey: { in: [...drawings.keys()] } },
    select: { id: true, importKey: true },
  });
  await tx.picture.createMany({
    data: rows.flatMap(({ id, importKey }) =>
      drawings.get(importKey!)!.map((drawing, position) => ({ propertyId: id, hash: hashOf(drawing), position })),
    ),
  });
}

/** Shortly before the first listing. */
function joinedAt(plan: DemoPlan, email: string, now: Date): Date {
  const days = plan.listings.filter(({ ownerEmail }) => ownerEmail === email).map(({ daysAgo }) => daysAgo);
  return new Date(now.getTime() - (Math.max(0, ...days) + 2) * dayMs);
}

/** Returns the user ids by address. An existing administrator with one of the addresses keeps the account. */
async function createUsers(
  tx: Transaction,
  plan: DemoPlan,
  { passwordHash, pictures, now }: Given,
): Promise<Map<string, number>> {
  await tx.user.createMany({
    data: plan.users.map(({ picture, contacts: _contacts, ...user }) => ({
      ...user,
      pictureHash: pictures.get(drawingName(picture))?.hash,
      passwordHash,
      emailVerifiedAt: now,
      createdAt: joinedAt(plan, user.email, now),
      updatedAt: now,
    })),
    skipDuplicates: true,
  });
  const rows = await tx.user.findMany({
    where: { email: { in: plan.users.map(({ email }) => email) } },
    select: { id: true, email: true },
  });
  const ids = new Map(rows.map(({ id, email }) => [email.toLowerCase(), id]));
  await tx.userContact.createMany({
    data: plan.users.flatMap(({ email, contacts }) =>
      contacts.map((contact, position) => ({ ...contact, position, userId: ids.get(email.toLowerCase())! })),
    ),
    skipDuplicates: true,
  });
  return ids;
}
