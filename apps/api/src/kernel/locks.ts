import type { Transaction } from '@africanscity/db/client';

/**
 * The advisory locks of the server. Each waits until no other transaction holds the lock, and is released when the
 * transaction ends. Every copy of the server takes the same keys, so a key never changes. Two more are taken in SQL by the
 * limits of contact details (`prisma/sql/contact-shares.sql`), and two for whole runs by migrations and by vacuuming.
 */
type Locking = Pick<Transaction, '$executeRaw'>;

/** The choice of the first administrator. */
export async function lockFirstAdministrator(tx: Locking): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(7203420)`;
}

/** The packages of users and the listings that count towards them. Taken in the order of the users' ids. */
export async function lockSubscriptions(tx: Locking, userIds: number[]): Promise<void> {
  await tx.$executeRaw`
    SELECT pg_advisory_xact_lock(7203421, id) FROM (SELECT unnest(${userIds}::int[]) AS id ORDER BY 1) AS users`;
}

/** The tree of places and their names. */
export async function lockPlaces(tx: Locking): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('places'))`;
}

/** The counts of landing pages. */
export async function lockLandingPages(tx: Locking): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('landing pages'))`;
}

/** The list of partners on the home page. */
export async function lockPartners(tx: Locking): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('home.partners'))`;
}

/** The draft of the brand. */
export async function lockBrandDraft(tx: Locking): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('brand.draft'))`;
}

/** The favorites of a user. */
export function lockFavorites(tx: Locking, userId: number): Promise<void> {
  return lockText(tx, `favorites ${userId}`);
}

/** The comments on a list. */
export function lockShortlist(tx: Locking, id: number): Promise<void> {
  return lockText(tx, `comments on list ${id}`);
}

/** The thread between an asker and the owner of a listing. */
export function lockEnquiry(tx: Locking, propertyId: number, email: string): Promise<void> {
  return lockText(tx, `enquiry ${propertyId} ${email.toLowerCase()}`);
}

/** The saved searches of an email address without an account. */
export function lockSavedSearches(tx: Locking, email: string): Promise<void> {
  return lockText(tx, `saved searches ${email.toLowerCase()}`);
}

/** The emails to a mailbox, which is named by its digest. */
export function lockMailbox(tx: Locking, digest: string): Promise<void> {
  return lockText(tx, `emails to ${digest}`);
}

/** The bytes of a picture and the row that makes it known. Returns a promise of Prisma, which may start a batch. */
export function lockPicture(tx: Locking, hash: string) {
  return tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${hash}, 0))`;
}

async function lockText(tx: Locking, key: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`;
}
