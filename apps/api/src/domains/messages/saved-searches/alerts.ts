import type { StatusLabels } from '@africanscity/contracts/listings/status';
import type { Transaction } from '@africanscity/db/client';
import { Prisma } from '@africanscity/db/generated/client';
import { randomUUID } from 'node:crypto';
import type { AppContext } from '../../../context.ts';
import { defineJob, noData } from '../../../kernel/jobs/jobs.ts';
import { enqueueBulkEmails } from '../../../kernel/outbox/emails.ts';
import { readStatusLabels } from '../../../kernel/status-labels.ts';
import { emailIncludes } from '../../listings/present-in-email.ts';
import { filters } from '../../listings/search/filters.ts';
import { alertEmail } from './alert-email.ts';
import { lastDailyMoment, lastWeeklyMoment, matchArrivals } from './match-arrivals.ts';

/** Queued with every listing that is saved, to run a little later. */
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
 * Sends alerts unless all that arrived is so new that its own job is still to come: listings that come one after the
 * other are told of together. A job counts from the beginning of the transaction that a listing arrives in the middle of, so
 * half of the wait is old enough: a listing that is passed over by its own job would wait for the schedule.
 */
async function sendAlertsTogether(ctx: AppContext): Promise<void> {
  const [waiting] = await ctx.db.$queryRaw<{ isNew: boolean | null }[]>`
    SELECT min(listed_at) > clock_timestamp() - ${ctx.config.alertDelaySeconds / 2} * interval '1 second' AS "isNew"
    FROM listing_arrivals`;
  if (!waiting?.isNew) await sendAlerts(ctx);
}

/**
 * Matches listings that arrived against all saved searches, and emails what is due. It may end at any point and be done
 * again, also by several copies of the server at once: each match is found once and emailed once.
 */
export async function sendAlerts(ctx: AppContext): Promise<void> {
  while (await matchArrivals(ctx));
  while ((await emailMatches(ctx)) > 0);
}

/** Saved searches emailed by one transaction. */
const batch = 100;

/**
 * Writes the emails of some saved searches that have something due: one email for each. The emails and the note that
 * these matches are emailed are one transaction. Returns how many matches it settled; 0 when nothing is due.
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
      // A search whose matches another copy settled a moment ago leaves nothing to do, but others may follow.
      return Math.max(settled.length, 1);
    },
    { timeout: 20_000, maxWait: 10_000 },
  );
}

/** Locked, so that no other copy writes of them and nobody pauses them meanwhile. */
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
  /** The listing is still there and offered as the search asks; otherwise it is left out. */
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
    // The latest first, as a list shows them.
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
