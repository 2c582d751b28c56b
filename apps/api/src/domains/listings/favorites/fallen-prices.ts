import { emailIn } from '../../../kernel/outbox/email-template.ts';
import type { Transaction } from '@africanscity/db/client';
import type { Property } from '@africanscity/db/generated/client';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { AppContext, Config, RequestContext } from '../../../context.ts';
import { actorOf } from '../../../kernel/caller.ts';
import { defineJob, type Jobs } from '../../../kernel/jobs/jobs.ts';
import { enqueueBulkEmails } from '../../../kernel/outbox/emails.ts';
import { readStatusLabels } from '../../../kernel/status-labels.ts';
import { saveEmailChoice } from '../../accounts/email-choices.ts';
import { emailIncludes } from '../core/present-in-email.ts';
import { type Fallen, fallenPriceEmail } from './fallen-price-email.ts';
import { claimFallen } from './favorites.sql.ts';

export const fallenPriceJob = defineJob({
  name: 'tell-of-fallen-price',
  schema: z.union([z.strictObject({ propertyId: z.int() }), z.strictObject({ propertyIds: z.array(z.int()).min(1) })]),
  work: tellOfFallenPrice,
  batchSize: 50,
  retryLimit: 20,
  expireInSeconds: 3600,
});

/** Minimum drop, as a share of the former price, that is worth an email. */
const leastFall = 0.01;
/** Users per transaction. */
const batch = 200;

/** Queues emails for a changed listing. They wait a little, because a mistyped price is fixed soon. */
export async function noteFallenPrice(ctx: AppContext, tx: Transaction, listing: Property): Promise<void> {
  if (listing.reducedFrom === null) return;
  await ctx.jobs.enqueue(tx, fallenPriceJob, { propertyId: listing.id }, { startAfter: ctx.config.alertDelaySeconds });
}

/**
 * Queues emails for the listings of an import that cost less. They wait until the import ends, so that a user gets one email about
 * all of their favorites.
 */
export async function noteFallenPrices(
  { jobs, config }: { jobs: Pick<Jobs, 'enqueue'>; config?: Pick<Config, 'alertDelaySeconds'> },
  tx: Transaction,
  propertyIds: number[],
): Promise<void> {
  if (propertyIds.length === 0) return;
  const startAfter = config?.alertDelaySeconds ?? usualDelaySeconds;
  await jobs.enqueue(tx, fallenPriceJob, { propertyIds }, { startAfter });
}

/** For the command line, which does not know the setting. */
const usualDelaySeconds = 300;
/** Seconds until a job looks again whether the import has ended. */
const waitForImportSeconds = 60;
/** An import that nothing was heard of for so long has ended. */
const silentImportMs = 20 * 60_000;

/**
 * Emails all users with one of the favorites that the listing costs less. Informs each user once per price, however often it runs.
 */
export async function tellOfFallenPrice(
  ctx: AppContext,
  data: { propertyId: number } | { propertyIds: number[] },
): Promise<void> {
  if ('propertyIds' in data && (await areImported(ctx, data.propertyIds)))
    return ctx.jobs.enqueue(ctx.db, fallenPriceJob, data, { startAfter: waitForImportSeconds });
  const propertyIds = 'propertyIds' in data ? data.propertyIds : [data.propertyId];
  while ((await tellSome(ctx, propertyIds)) > 0);
}

/** Whether an import that may change one of these listings is running. */
async function areImported({ db, clock }: AppContext, propertyIds: number[]): Promise<boolean> {
  const running = await db.listingImport.count({
    where: {
      state: 'importing',
      updatedAt: { gt: new Date(clock().getTime() - silentImportMs) },
      OR: [{ ownerId: null }, { owner: { properties: { some: { id: { in: propertyIds } } } } }],
    },
  });
  return running > 0;
}

/** Sends each user one email, including their other reduced favorites. Returns the number of favorites. */
async function tellSome(ctx: AppContext, propertyIds: number[]): Promise<number> {
  const labels = await readStatusLabels(ctx);
  return ctx.db.$transaction(async (tx) => {
    const told = await claimFallen(tx, { propertyIds, share: 1 - leastFall, mostUsers: batch });
    const users = await tx.user.findMany({ where: { id: { in: told.map(({ userId }) => userId) } } });
    const ids = told.map(({ propertyId: id }) => id);
    const listings = await tx.property.findMany({ where: { id: { in: ids } }, include: emailIncludes });
    const byId = new Map(listings.map((listing) => [listing.id, listing]));
    const byUser = Map.groupBy(told, ({ userId }) => userId);
    const mails = users.map((user) => {
      const fallen: Fallen[] = byUser.get(user.id)!.map(({ propertyId: id, was }) => ({ listing: byId.get(id)!, was }));
      return {
        id: randomUUID(),
        to: user.email,
        ...emailIn(user, () => fallenPriceEmail(ctx.config, user, fallen, labels)),
      };
    });
    await enqueueBulkEmails(ctx, tx, mails);
    return told.length;
  });
}

export async function getFavoriteMails(ctx: RequestContext): Promise<{ wanted: boolean }> {
  const user = await ctx.db.user.findUniqueOrThrow({ where: { id: actorOf(ctx).userId } });
  return { wanted: user.favoriteMailsOffAt === null };
}

export async function saveFavoriteMails(ctx: RequestContext, { wanted }: { wanted: boolean }): Promise<void> {
  await saveEmailChoice(ctx, actorOf(ctx).userId, 'favoriteMailsOffAt', wanted);
}
