import { type EmailContent, emailIn } from '../../../kernel/outbox/email-template.ts';
import type { Transaction } from '@africanscity/db/client';
import { longTransaction } from '@africanscity/db/statement-timeouts';
import type { User } from '@africanscity/db/generated/client';
import { randomUUID } from 'node:crypto';
import type { AppContext } from '../../../context.ts';
import { workOnEach } from '../../../kernel/jobs/work-on-each.ts';
import { enqueueBulkEmails, type OutgoingEmail } from '../../../kernel/outbox/emails.ts';
import { isReachable } from '../../../kernel/outbox/personal-message.ts';
import { type ConfirmationDays, dueTime, readConfirmationDays, settingOf } from './confirmation-days.ts';
import { askingEmail, pausedEmail } from './confirmation-emails.ts';
import {
  demote,
  type DueTime,
  findDueOwners,
  markAsked,
  pause,
  pauseTaken,
  type Step,
  steps,
} from './confirmation.sql.ts';

/** Owners per transaction: they wait for its end before they can change their listings. */
const ownersATransaction = 25;

/**
 * The daily round over unconfirmed listings: asks owners by email, then demotes, then pauses the listings without an answer.
 * Covers only owners with a confirmed address, and no listings that the team imported, whose source decides. Demotes and pauses only
 * listings whose owner was asked the configured days before, unless asking is off.
 *
 * Takes a few owners per transaction, with their emails and the record that they were sent: after a crash, the next round
 * continues. A group whose steps failed is retried owner by owner, so that one owner stops no other.
 */
export async function confirmListings(ctx: AppContext): Promise<void> {
  const days = await readConfirmationDays(ctx);
  const apart = new Set<number>();
  for (const ids of chunks(await readDueOwners(ctx, days))) {
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

/** Takes homes off the site that were sold or let a year ago, or that their owners did not want to keep there. */
export async function hideTakenListings({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  await pauseTaken(db, clock());
}

async function readDueOwners(ctx: AppContext, days: ConfirmationDays): Promise<number[]> {
  const timeOf = (step: Step) => dueTime(ctx, days, step);
  const due = { pause: timeOf('pause'), demote: timeOf('demote'), ask: timeOf('ask') };
  const owners = await ctx.db.$transaction((tx) => findDueOwners(tx, due), longTransaction);
  return owners.map(({ id }) => id);
}

/** Takes every due step of some owners, in the order of all account locks. */
async function takeSteps(ctx: AppContext, days: ConfirmationDays, ids: number[]): Promise<void> {
  await ctx.db.$transaction(
    async (tx) => {
      await ctx.hooks.listingQuota.lockEntitlements(tx, ...ids);
      const found = await tx.user.findMany({ where: { id: { in: ids } }, orderBy: { id: 'asc' } });
      const owners = found.filter(isReachable);
      const mails: OutgoingEmail[] = [];
      for (const step of steps) {
        if (!days[settingOf[step]]) continue;
        const due = { ownerIds: owners.map(({ id }) => id), time: dueTime(ctx, days, step), now: ctx.clock() };
        mails.push(...(await take[step](ctx, tx, { owners, days, due })));
      }
      // Low priority: a round may email all owners, while a user waits for a password link.
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
  asked: { owners: User[]; days: ConfirmationDays; due: { ownerIds: number[]; time: DueTime; now: Date } },
) => Promise<OutgoingEmail[]>;

/** Each step marks the listings that are due for it, and returns the emails about them. */
const take: Record<Step, Take> = {
  async ask(ctx, tx, { owners, days, due }) {
    const taken = await markAsked(tx, due);
    return toEach(owners, taken, (owner, listings) => askingEmail(ctx.config, owner, listings, days));
  },
  async demote(_ctx, tx, { due }) {
    await demote(tx, due);
    return [];
  },
  async pause(ctx, tx, { owners, due }) {
    const taken = await pause(tx, due);
    for (const ownerId of new Set(taken.map((listing) => listing.ownerId)))
      await ctx.hooks.listingQuota.refillPlaces(tx, ownerId, ctx.clock());
    return toEach(owners, taken, (owner, listings) => pausedEmail(ctx.config, owner, listings));
  },
};

/** Returns one email per owner, which names all their listings. */
function toEach(
  owners: User[],
  taken: Taken[],
  write: (owner: User, listings: Taken[]) => EmailContent,
): OutgoingEmail[] {
  const byOwner = Map.groupBy(
    taken.toSorted((a, b) => a.id - b.id),
    ({ ownerId }) => ownerId,
  );
  return owners.flatMap((owner) => {
    const listings = byOwner.get(owner.id);
    return listings ? [{ to: owner.email, ...emailIn(owner, () => write(owner, listings)) }] : [];
  });
}

function chunks(ids: number[]): number[][] {
  return Array.from({ length: Math.ceil(ids.length / ownersATransaction) }, (_, at) =>
    ids.slice(at * ownersATransaction, (at + 1) * ownersATransaction),
  );
}
