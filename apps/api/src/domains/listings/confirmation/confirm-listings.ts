import type { Transaction } from '@africanscity/db/client';
import { Prisma, type User } from '@africanscity/db/generated/client';
import { randomUUID } from 'node:crypto';
import type { AppContext } from '../../../context.ts';
import { workOnEach } from '../../../kernel/jobs/work-on-each.ts';
import { enqueueBulkEmails, type OutgoingEmail } from '../../../kernel/outbox/emails.ts';
import { isReachable } from '../../../kernel/outbox/personal-message.ts';
import { type ConfirmationDays, readConfirmationDays } from './confirmation-days.ts';
import { askingEmail, restingEmail } from './confirmation-emails.ts';
import { dueListings, listingsARead, readWaiting, type Step, steps, type Waiting } from './waiting-listings.ts';

/** Owners whose steps are one transaction: they wait for its end before they change what they list. */
const ownersATransaction = 25;

/**
 * The daily round over listings that nobody confirmed: owners are asked by email, and what they do not answer sinks,
 * then rests. Only listings of owners with a confirmed address, who can be asked; never those of imports, whose source
 * says what there is. Nothing sinks or rests that was not asked about as many days before as lie between, unless asking
 * is off.
 *
 * Each listing that is old enough is read once, in batches, and owners are taken a few at a time, each few in a
 * transaction with their emails and what notes that they were sent: whatever dies in between, the next round goes on
 * where this one stopped. A few whose steps failed are taken again one by one, so that an owner holds up no other.
 */
export async function confirmListings(ctx: AppContext): Promise<void> {
  const days = await readConfirmationDays(ctx);
  const apart = new Set<number>();
  for await (const ids of readDueOwners(ctx, days)) {
    await takeSteps(ctx, days, ids).catch((error: Error) => {
      ctx.log.warn({ err: error, owners: ids }, 'the steps of these owners are taken one by one');
      for (const id of ids) apart.add(id);
    });
  }
  await workOnEach(
    ctx,
    apart,
    (id) => takeSteps(ctx, days, [id]),
    (id) => ({ owner: id }),
  );
}

/** Owners of whose listings something is due, a few at a time. One comes again with what the next batch has of theirs. */
async function* readDueOwners(ctx: AppContext, days: ConfirmationDays): AsyncGenerator<number[]> {
  let last: Waiting | undefined;
  do {
    const waiting = await readWaiting(ctx, days, last);
    const owners = new Set(waiting.flatMap(({ ownerId, isDue }) => (isDue ? [ownerId] : [])));
    yield* chunks([...owners].toSorted((a, b) => a - b));
    last = waiting.length < listingsARead ? undefined : waiting.at(-1);
  } while (last);
}

/** Takes every step that is due for some owners. They come in the order in which everybody waits for owners. */
async function takeSteps(ctx: AppContext, days: ConfirmationDays, ids: number[]): Promise<void> {
  await ctx.db.$transaction(
    async (tx) => {
      await ctx.hooks.listingQuota.lockEntitlements(tx, ...ids);
      const found = await tx.user.findMany({ where: { id: { in: ids } }, orderBy: { id: 'asc' } });
      const owners = found.filter(isReachable);
      const mails: OutgoingEmail[] = [];
      for (const step of steps) {
        const theirs = Prisma.sql`p.owner_id = ANY (${owners.map(({ id }) => id)}::int[])`;
        const of = Prisma.sql`${theirs} AND ${dueListings(ctx, days, step)}`;
        if (days[`${step}Days`]) mails.push(...(await take[step](ctx, tx, { owners, days, of })));
      }
      // After all others: a round may write to everybody, and somebody waits for a password.
      await enqueueBulkEmails(
        ctx,
        tx,
        mails.map((mail) => ({ ...mail, id: randomUUID() })),
      );
    },
    { timeout: 20_000, maxWait: 10_000 },
  );
}

interface Taken {
  id: number;
  address: string;
  ownerId: number;
}

type Take = (
  ctx: AppContext,
  tx: Transaction,
  due: { owners: User[]; days: ConfirmationDays; of: Prisma.Sql },
) => Promise<OutgoingEmail[]>;

/** Each notes its step on the listings that the condition is for, and answers with the emails about it. */
const take: Record<Step, Take> = {
  async ask(ctx, tx, { owners, days, of }) {
    const taken = await tx.$queryRaw<Taken[]>`
      UPDATE properties p SET confirmation_asked_at = ${ctx.clock()}::timestamptz
      WHERE ${of} RETURNING p.id, p.address, p.owner_id AS "ownerId"`;
    return toEach(owners, taken, (owner, listings) => askingEmail(ctx.config, owner, listings, days));
  },
  async sink(ctx, tx, { of }) {
    await tx.$executeRaw`UPDATE properties p SET demoted_at = ${ctx.clock()}::timestamptz WHERE ${of}`;
    return [];
  },
  async rest(ctx, tx, { owners, of }) {
    const taken = await tx.$queryRaw<Taken[]>`
      UPDATE properties p SET rested_at = ${ctx.clock()}::timestamptz,
        -- Also where nobody was asked: the mail asks now, and its link answers.
        confirmation_asked_at = coalesce(confirmation_asked_at, ${ctx.clock()}::timestamptz)
      WHERE ${of} RETURNING p.id, p.address, p.owner_id AS "ownerId"`;
    for (const ownerId of new Set(taken.map((listing) => listing.ownerId)))
      await ctx.hooks.listingQuota.refillPlaces(tx, ownerId, ctx.clock());
    return toEach(owners, taken, (owner, listings) => restingEmail(ctx.config, owner, listings));
  },
};

/** An email to each owner of what was taken, which names all of theirs. */
function toEach(
  owners: User[],
  taken: Taken[],
  write: (owner: User, listings: Taken[]) => Omit<OutgoingEmail, 'to'>,
): OutgoingEmail[] {
  const byOwner = Map.groupBy(
    taken.toSorted((a, b) => a.id - b.id),
    ({ ownerId }) => ownerId,
  );
  return owners.flatMap((owner) => {
    const listings = byOwner.get(owner.id);
    return listings ? [{ to: owner.email, ...write(owner, listings) }] : [];
  });
}

function chunks(ids: number[]): number[][] {
  return Array.from({ length: Math.ceil(ids.length / ownersATransaction) }, (_, at) =>
    ids.slice(at * ownersATransaction, (at + 1) * ownersATransaction),
  );
}
