import { emailIn } from '../../kernel/outbox/email-template.ts';
import type { Property, PropertyRequest, User } from '@africanscity/db/generated/client';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { defineJob } from '../../kernel/jobs/jobs.ts';
import { workOnEach } from '../../kernel/jobs/work-on-each.ts';
import { giveBack, mayConsume } from '../../kernel/limits.ts';
import { isOpen } from '../../kernel/open-listings.ts';
import { enqueueEmail } from '../../kernel/outbox/emails.ts';
import { isReachable } from '../../kernel/outbox/personal-message.ts';
import { unsubscribeHeaders } from '../../kernel/outbox/unsubscribe-links.ts';
import { lockOwnersShared } from '../accounts/lock-accounts.ts';
import { matchingRequestEmail } from './emails.ts';
import { findMatchingOwners } from './matching-owners.ts';
import { stopEmailsUrl } from './request-emails.ts';
import { requestsSince } from './request-states.ts';
import { listingName } from './request-texts.ts';

export const matchRequestJob = defineJob({
  name: 'match-property-request',
  schema: z.strictObject({ requestId: z.int() }),
  work: matchPropertyRequest,
  batchSize: 5,
  retryLimit: 10,
  expireInSeconds: 300,
});

interface Match {
  ownerId: number;
  propertyId: number;
}

/** The owner of an email, and the listing that it names in the owner's language. */
interface Mailed {
  owner: User;
  listing: Property;
}

/** Looks for owners of a confirmed request, however often it runs. */
export async function matchPropertyRequest(ctx: AppContext, { requestId }: { requestId: number }): Promise<void> {
  const request = await ctx.db.propertyRequest.findFirst({ where: { id: requestId, matchedAt: null, ...open(ctx) } });
  if (request) await tellOwners(ctx, request);
}

/**
 * Stores which owners see a request, and emails those who want that: in one transaction, each owner once. A request that was
 * matched before is matched with newer listings.
 */
async function tellOwners(ctx: AppContext, request: PropertyRequest): Promise<void> {
  const { matchedAt } = request;
  const matches = await findMatchingOwners(ctx, request, matchedAt ? withOverlap(matchedAt) : undefined);
  const mailed = await ownersToMail(ctx, matches);
  let told: User[] = [];
  try {
    told = await keepMatches(ctx, request, matches, mailed);
  } finally {
    // A failed attempt does not count against the owner's emails of the day.
    for (const { owner } of mailed)
      if (!told.some(({ id }) => id === owner.id)) await giveBack(ctx, 'requestMailsToOneOwner', owner.id);
  }
}

/** Returns the owners who got an email. */
async function keepMatches(ctx: AppContext, request: PropertyRequest, matches: Match[], mailed: Mailed[]) {
  const { id: requestId, matchedAt } = request;
  return ctx.db.$transaction(async (tx) => {
    // Omits owners who left meanwhile.
    const held = await lockOwnersShared(
      tx,
      matches.map(({ ownerId }) => ownerId),
    );
    const present = new Set(held.flatMap(({ id, disabledAt }) => (disabledAt ? [] : [id])));
    // Of two concurrent runs, the second waits here and has nothing to do.
    const { count } = await tx.propertyRequest.updateMany({
      where: { id: requestId, matchedAt, closedAt: null },
      data: { matchedAt: ctx.clock() },
    });
    if (count === 0) return [];
    const kept = matches.filter(({ ownerId }) => present.has(ownerId));
    await tx.propertyRequestMatch.createMany({ data: kept.map((match) => ({ requestId, ...match })) });
    const reached = mailed.filter(({ owner }) => present.has(owner.id));
    for (const { owner, listing } of reached) {
      const links = {
        page: `${ctx.config.publicUrl}/requests?tab=for-me`,
        stop: stopEmailsUrl(ctx.config, owner.id),
      };
      const headers = unsubscribeHeaders(ctx.config, { kind: 'request-mails', id: owner.id });
      await enqueueEmail(ctx, tx, {
        to: owner.email,
        ...emailIn(owner, () => matchingRequestEmail(owner, request, listingName(listing), links)),
        headers,
      });
    }
    return reached.map(({ owner }) => owner);
  });
}

/** Matches the open requests with listings since their last match. */
export async function matchNewListings(ctx: AppContext): Promise<void> {
  // Along an index. An aggregate of Prisma would read every open listing.
  const latest = await ctx.db.property.findFirst({
    where: isOpen,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { createdAt: true },
  });
  if (!latest) return;
  const before = new Date(latest.createdAt.getTime() + overlapMs);
  const requests = await ctx.db.propertyRequest.findMany({
    where: { ...open(ctx), acceptedAt: null, matchedAt: { lte: before } },
    orderBy: [{ matchedAt: 'asc' }, { id: 'asc' }],
    take: requestsARound,
  });
  await workOnEach(
    ctx,
    requests,
    (request) => tellOwners(ctx, request),
    ({ id }) => ({ propertyRequest: id }),
  );
}

/** A listing has the time at which its saving began, and may appear only after a later run of the schedule. */
const overlapMs = 10 * 60_000;

/** The rest follows in the next runs: those that wait longest come first. */
const requestsARound = 200;

const withOverlap = (moment: Date) => new Date(moment.getTime() - overlapMs);

const open = (ctx: AppContext) => ({
  confirmedAt: { not: null },
  closedAt: null,
  createdAt: { gte: requestsSince(ctx.clock()) },
});

/** Returns owners with a confirmed address who did not turn such emails off, and have not had many of them today. */
async function ownersToMail(ctx: AppContext, matches: Match[]): Promise<Mailed[]> {
  const [owners, listings] = await Promise.all([
    ctx.db.user.findMany({ where: { id: { in: matches.map(({ ownerId }) => ownerId) } } }),
    ctx.db.property.findMany({ where: { id: { in: matches.map(({ propertyId }) => propertyId) } } }),
  ]);
  const mailed: Mailed[] = [];
  for (const { ownerId, propertyId } of matches) {
    const owner = owners.find(({ id }) => id === ownerId);
    const listing = listings.find(({ id }) => id === propertyId);
    if (!owner || !listing || owner.requestMailsOffAt || !isReachable(owner)) continue;
    if (await mayConsume(ctx, 'requestMailsToOneOwner', ownerId)) mailed.push({ owner, listing });
  }
  return mailed;
}
