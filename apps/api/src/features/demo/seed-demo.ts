import type { Database, Transaction } from '@africanscity/db/client';
import type { AppContext } from '../../context.ts';
import { hashPassword } from '../auth/passwords.ts';
import { squareMeters } from '../listings/square-meters.ts';
import { demoPassword } from './demo-logins.ts';
import { type DemoPlan, demoPlan } from './demo-plan.ts';
import { seedDemoActivity } from './seed-demo-activity.ts';
import { seedDemoPackages } from './seed-demo-packages.ts';
import { seedDemoViews } from './seed-demo-views.ts';
import { readDemoState, writeDemoState } from './demo-state.ts';

const transactionTimeoutMs = 30_000;
const dayMs = 24 * 60 * 60_000;

/**
 * Fills an empty database with people, agencies, listings and testimonials, all or nothing; their
 * pictures are `fillDemoPictures`' work. Answers whether the demo is here. A database that has listings
 * or people, other than administrators, and never had the demo is left alone.
 */
export async function seedDemo(ctx: AppContext, plan: DemoPlan = demoPlan()): Promise<boolean> {
  if (await readDemoState(ctx.db)) return true;
  if (!(await isEmpty(ctx.db))) return false;
  const passwordHashes = await Promise.all(plan.users.map(() => hashPassword(demoPassword)));
  return ctx.db.$transaction(
    async (tx) => {
      // Another copy of the server that does the same holds this lock; then there is nothing left to do.
      await tx.$executeRaw`LOCK TABLE settings IN SHARE ROW EXCLUSIVE MODE`;
      if (await readDemoState(tx)) return true;
      if (!(await isEmpty(tx))) return false;
      const ids = await fill(tx, plan, passwordHashes, ctx.clock());
      await seedDemoPackages(ctx, tx, (email) => ids.get(email));
      await seedDemoActivity(tx, (email) => ids.get(email), ctx.clock());
      await writeDemoState(tx, 'drawing');
      return true;
    },
    { timeout: transactionTimeoutMs },
  );
}

async function isEmpty(db: Database | Transaction): Promise<boolean> {
  const [listings, people] = await Promise.all([
    db.property.count(),
    db.user.count({ where: { role: { not: 'ADMIN' } } }),
  ]);
  return listings + people === 0;
}

async function fill(tx: Transaction, plan: DemoPlan, passwordHashes: string[], now: Date) {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  const ids = await createUsers(tx, plan, passwordHashes, now);
  const idOf = (email: string) => {
    const id = ids.get(email.toLowerCase());
    if (id === undefined) throw new Error(`The demo has nobody with the address ${email}.`);
    return id;
  };
  for (const { logo: _logo, memberEmails, ...agency } of plan.agencies) {
    const members = memberEmails.map((email, place) => ({ userId: idOf(email), isOwner: place === 0 }));
    await tx.agency.create({ data: { ...agency, verifiedAt: now, members: { create: members } } });
  }
  await tx.property.createMany({
    data: plan.listings.map(({ ownerEmail, daysAgo: days, scenes: _scenes, ...listing }) => ({
      ...listing,
      ownerId: idOf(ownerEmail),
      sizeSquareMeters: squareMeters(listing.size ?? null),
      createdAt: daysAgo(days),
      updatedAt: daysAgo(days),
    })),
  });
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
      approvedAt: daysAgo(days),
      createdAt: daysAgo(days),
      updatedAt: daysAgo(days),
    })),
  });
  return ids;
}

/** Shortly before the first listing. */
function joinedAt(plan: DemoPlan, email: string, now: Date): Date {
  const days = plan.listings.filter(({ ownerEmail }) => ownerEmail === email).map(({ daysAgo }) => daysAgo);
  return new Date(now.getTime() - (Math.max(0, ...days) + 2) * dayMs);
}

/** Answers with everybody's number by address. An administrator who has one of the addresses keeps the account as it is. */
async function createUsers(
  tx: Transaction,
  plan: DemoPlan,
  passwordHashes: string[],
  now: Date,
): Promise<Map<string, number>> {
  await tx.user.createMany({
    data: plan.users.map(({ portrait: _portrait, contacts: _contacts, ...user }, at) => ({
      ...user,
      passwordHash: passwordHashes[at],
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
