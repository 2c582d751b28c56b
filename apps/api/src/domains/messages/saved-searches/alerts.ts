import { emailIn } from '../../../kernel/outbox/email-template.ts';
import type { StatusLabels } from '@africanscity/contracts/listings/status';
import type { Transaction } from '@africanscity/db/client';
import { randomUUID } from 'node:crypto';
import type { AppContext } from '../../../context.ts';
import { defineJob, noData } from '../../../kernel/jobs/jobs.ts';
import { enqueueBulkEmails } from '../../../kernel/outbox/emails.ts';
import { readStatusLabels } from '../../../kernel/status-labels.ts';
import { emailIncludes } from '../../listings/core/present-in-email.ts';
import { alertEmail } from './alert-email.ts';
import { lastDailyMoment, lastWeeklyMoment, matchArrivals } from './match-arrivals.ts';
import { claimSearches, type DueMoments, findWaiting, recordMails, settleMatches } from './alerts.sql.ts';

/** Queued with every saved listing, to run a little later. */
export const sendAlertsJob = defineJob({
  name: 'send-alerts',
  schema: noData,
  work: sendAlertsTogether,
  batchSize: 500,
  retryLimit: 20,
  expireInSeconds: 3600,
});

/**
 * Sends alerts unless all arrivals are so new that their own job is still to come: consecutive listings share an email. A job
 * counts from the beginning of the transaction in whose middle a listing arrives, so half of the wait is old enough: a
 * listing that its own job skipped would wait for the schedule.
 */
async function sendAlertsTogether(ctx: AppContext): Promise<void> {
  const [waiting] = await findWaiting(ctx.db, ctx.config.alertDelaySeconds / 2);
  if (!waiting?.isNew) await sendAlerts(ctx);
}

/**
 * Matches arrived listings against all saved searches, and emails the due matches. It may be interrupted at any point and
 * repeated, also by several copies of the server at once: each match is found once and emailed once.
 */
export async function sendAlerts(ctx: AppContext): Promise<void> {
  while (await matchArrivals(ctx));
  while ((await emailMatches(ctx)) > 0);
}

/** Saved searches per transaction. */
const batch = 100;

/**
 * Stores the emails of some saved searches with due matches, one email each, and marks the matches in the same transaction.
 * Returns how many matches it handled; 0 when none is due.
 */
export async function emailMatches(ctx: AppContext): Promise<number> {
  const labels = await readStatusLabels(ctx);
  return ctx.db.$transaction(
    async (tx) => {
      const due = dueMoments(ctx.clock());
      const searchIds = (await claimSearches(tx, due, batch)).map(({ id }) => id);
      if (searchIds.length === 0) return 0;
      const settled = await settleMatches(tx, due, searchIds);
      const mails = Map.groupBy(
        settled.filter(({ isShown }) => isShown),
        ({ searchId }) => searchId,
      );
      await writeEmails(ctx, tx, mails, labels);
      // A search whose matches another copy has just handled leaves nothing to do, but others may follow.
      return Math.max(settled.length, 1);
    },
    { timeout: 20_000, maxWait: 10_000 },
  );
}

/** Returns the moments up to which matches are due, by how often a search is emailed. */
function dueMoments(now: Date): DueMoments {
  return { now, daily: lastDailyMoment(now), weekly: lastWeeklyMoment(now) };
}

async function writeEmails(
  ctx: AppContext,
  tx: Transaction,
  matches: Map<number, { propertyId: number }[]>,
  labels: StatusLabels,
): Promise<void> {
  const searches = await tx.savedSearch.findMany({
    where: { id: { in: [...matches.keys()] } },
    include: { user: { select: { name: true, email: true, language: true } } },
  });
  const listings = await tx.property.findMany({
    where: { id: { in: [...matches.values()].flat().map(({ propertyId }) => propertyId) } },
    include: emailIncludes,
  });
  const byId = new Map(listings.map((listing) => [listing.id, listing]));
  const mails = searches.map((search) => {
    // The latest first, as in a list.
    const found = (matches.get(search.id) ?? []).map(({ propertyId }) => byId.get(propertyId)!);
    found.sort((one, other) => other.id - one.id);
    return {
      search,
      found,
      mail: {
        id: randomUUID(),
        to: search.user?.email ?? search.email!,
        ...emailIn(search.user ?? search, () => alertEmail(ctx.config, search, found, labels)),
      },
    };
  });
  await enqueueBulkEmails(
    ctx,
    tx,
    mails.map(({ mail }) => mail),
  );
  const told = mails.flatMap(({ search, found, mail }) =>
    found.map(({ id }) => ({ search: search.id, id, mail: mail.id })),
  );
  await recordMails(tx, told);
}
