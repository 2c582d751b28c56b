import type { StatusLabels } from '@africanscity/contracts/listings/status';
import type { Transaction } from '@africanscity/db/client';
import { Prisma } from '@africanscity/db/generated/client';
import { randomUUID } from 'node:crypto';
import type { AppContext } from '../../../context.ts';
import { defineJob, noData } from '../../../kernel/jobs/jobs.ts';
import { enqueueBulkEmails } from '../../../kernel/outbox/emails.ts';
import { readStatusLabels } from '../../../kernel/status-labels.ts';
import { emailIncludes } from '../../listings/core/present-in-email.ts';
import { filters } from '../../listings/search/filters.ts';
import { alertEmail } from './alert-email.ts';
import { lastDailyMoment, lastWeeklyMoment, matchArrivals } from './match-arrivals.ts';

/** Queued with every saved listing, to run a little later. */
export const sendAlertsJob = defineJob({
  name: 'send-alerts',
  schema: noData,
  work: sendAlertsTogether,
  batchSize: 500,
  retryLimit: 20,
  retryDelaySeconds: 10,
  longestRetryDelaySeconds: 600,
  expireInSeconds: 3600,
});

/**
 * Sends alerts unless all arrivals are so new that their own job is still to come: consecutive listings share an email. A job
 * counts from the beginning of the transaction in whose middle a listing arrives, so half of the wait is old enough: a
 * listing that its own job skipped would wait for the schedule.
 */
async function sendAlertsTogether(ctx: AppContext): Promise<void> {
  const [waiting] = await ctx.db.$queryRaw<{ isNew: boolean | null }[]>`
    SELECT min(listed_at) > clock_timestamp() - ${ctx.config.alertDelaySeconds / 2} * interval '1 second' AS "isNew"
    FROM listing_arrivals`;
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
      const searchIds = await claimSearches(ctx, tx);
      if (searchIds.length === 0) return 0;
      const settled = await settleDue(ctx, tx, searchIds);
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

/** Locked, so that no other copy emails them and no user pauses them meanwhile. */
async function claimSearches(ctx: AppContext, tx: Transaction): Promise<number[]> {
  const now = ctx.clock();
  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT s.id
    FROM saved_searches s LEFT JOIN users u ON u.id = s.user_id
    WHERE (s.email IS NOT NULL OR (u.disabled_at IS NULL AND u.email_verified_at IS NOT NULL)) AND EXISTS (
      SELECT FROM saved_search_matches m
      WHERE m.saved_search_id = s.id AND m.settled_at IS NULL AND m.matched_at <= CASE s.frequency
        WHEN 'at_once' THEN ${now}::timestamptz
        WHEN 'daily' THEN ${lastDailyMoment(now)}::timestamptz
        WHEN 'weekly' THEN ${lastWeeklyMoment(now)}::timestamptz END)
    ORDER BY s.id LIMIT ${batch} FOR UPDATE OF s SKIP LOCKED`;
  return rows.map(({ id }) => id);
}

interface SettledMatch {
  searchId: number;
  propertyId: number;
  /** Whether the listing still exists and is offered as the search requires; otherwise it is omitted. */
  isShown: boolean;
}

async function settleDue(ctx: AppContext, tx: Transaction, searchIds: number[]): Promise<SettledMatch[]> {
  const now = ctx.clock();
  return tx.$queryRaw<SettledMatch[]>`
    UPDATE saved_search_matches m SET settled_at = ${now}::timestamptz
    FROM saved_searches s, properties p
    WHERE m.saved_search_id = ANY (${searchIds}::int[]) AND s.id = m.saved_search_id AND p.id = m.property_id
      AND m.settled_at IS NULL AND m.matched_at <= CASE s.frequency
        WHEN 'at_once' THEN ${now}::timestamptz
        WHEN 'daily' THEN ${lastDailyMoment(now)}::timestamptz
        WHEN 'weekly' THEN ${lastWeeklyMoment(now)}::timestamptz END
    RETURNING m.saved_search_id AS "searchId", m.property_id AS "propertyId",
      coalesce(${Prisma.raw(filters.propertyStatus.saved.condition)}, false) AS "isShown"`;
}

async function writeEmails(
  ctx: AppContext,
  tx: Transaction,
  matches: Map<number, SettledMatch[]>,
  labels: StatusLabels,
): Promise<void> {
  const searches = await tx.savedSearch.findMany({
    where: { id: { in: [...matches.keys()] } },
    include: { user: { select: { name: true, email: true } } },
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
        ...alertEmail(ctx.config, search, found, labels),
      },
    };
  });
  await enqueueBulkEmails(
    ctx,
    tx,
    mails.map(({ mail }) => mail),
  );
  const told = mails.flatMap(({ search, found, mail }) => found.map(({ id }) => ({ search: search.id, id, mail })));
  await tx.$executeRaw`
    UPDATE saved_search_matches m SET mail_id = told.mail_id
    FROM unnest(
      ${told.map(({ search }) => search)}::int[], ${told.map(({ id }) => id)}::int[], ${told.map(({ mail }) => mail.id)}::uuid[]
    ) AS told(saved_search_id, property_id, mail_id)
    WHERE m.saved_search_id = told.saved_search_id AND m.property_id = told.property_id`;
}
