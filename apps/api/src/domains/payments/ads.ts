import * as texts from '@africanscity/messages/payments';
import * as siteTexts from '@africanscity/messages/site';
import type { EndpointInput } from '@africanscity/contracts/call';
import type { Ad, AdTask } from '@africanscity/contracts/payments/ads';
import type { calls } from '@africanscity/contracts/payments/calls';
import type { Transaction } from '@africanscity/db/client';
import type { Prisma, Subscription } from '@africanscity/db/generated/client';
import type { AdKind } from '@africanscity/db/generated/enums';
import type { AppContext, RequestContext } from '../../context.ts';
import { InvalidInput, NotFound } from '../../errors.ts';
import { recordAct } from '../../kernel/audit.ts';
import { actorOf } from '../../kernel/caller.ts';
import { likePattern } from '../../kernel/like-pattern.ts';
import { presentPage, searchedId, skipTo, tablePage } from '../../kernel/paging.ts';
import { fullName } from '../../kernel/people.ts';
import type { Verb } from '../../verb.ts';
import { monthStarts } from './milestones.ts';
import { presentAd, presentAdListing, withAd } from './present.ts';
import { addMonths } from './timeline.ts';

export async function getMyAds(ctx: RequestContext, input: { page: number; size: number }) {
  const where = { subscription: { userId: actorOf(ctx).userId } };
  const [total, rows] = await Promise.all([
    ctx.db.adTask.count({ where }),
    ctx.db.adTask.findMany({
      where,
      orderBy: [{ dueFrom: 'desc' }, { id: 'asc' }],
      ...skipTo(input),
      include: withAd,
    }),
  ]);
  return presentPage<Ad>(rows.map(presentAd), input, total);
}

const shownChoices = 20;

export async function getAdTasks(ctx: RequestContext, input: EndpointInput<typeof calls.getAdTasks>) {
  const where: Prisma.AdTaskWhereInput = {
    doneAt: input.state === 'done' ? { not: null } : null,
    kind: input.kind,
    ...whereSearch(input.search),
  };
  const [total, rows] = await Promise.all([
    ctx.db.adTask.count({ where }),
    ctx.db.adTask.findMany({
      where,
      ...tablePage(input.sort.column === 'id' ? { ...input, sort: { ...input.sort, column: 'dueUntil' } } : input),
      include: { ...withAd, subscription: { include: { package: true, user: true } } },
    }),
  ]);
  const owners = [...new Set(rows.map((row) => row.subscription.userId))];
  const choices = new Map(await Promise.all(owners.map(async (id) => [id, await choicesOf(ctx, id)] as const)));
  const tasks = rows.map((row) => ({
    ...presentAd(row),
    number: row.number + 1,
    owner: { id: row.subscription.user.id, name: fullName(row.subscription.user) },
    choices: choices.get(row.subscription.userId) ?? [],
  }));
  return presentPage<AdTask>(tasks, input, total);
}

/** Returns tasks of an owner whose name or address has the words. */
function whereSearch(search: string): Prisma.AdTaskWhereInput {
  const id = searchedId(search);
  if (id !== undefined) return { id };
  if (search === '') return {};
  const contains = { contains: likePattern(search), mode: 'insensitive' } as const;
  return { subscription: { user: { OR: [{ name: contains }, { surname: contains }, { email: contains }] } } };
}

async function choicesOf(ctx: AppContext, ownerId: number) {
  const chosen = await ctx.db.property.findMany({
    where: { ownerId, listedAs: { not: null }, advertisedAt: { not: null } },
    orderBy: [{ advertisedAt: 'asc' }, { id: 'asc' }],
    take: shownChoices,
  });
  const shown = chosen.length
    ? chosen
    : await ctx.db.property.findMany({
        where: { ownerId, listedAs: { in: ['FOR_SALE', 'FOR_RENT'] } },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: shownChoices,
      });
  return shown.map(presentAdListing);
}

/** Completes an ad. The listing in it must be its owner's. */
export const completeAdTask: Verb<typeof calls.completeAdTask> = async (ctx, input) => {
  const { id, propertyId = null, proofUrl, proofNote } = input;
  await ctx.db.$transaction(async (tx) => {
    const task = await tx.adTask.findUnique({ where: { id }, include: { subscription: true } });
    if (!task) throw new NotFound(siteTexts.adNotFound());
    if (propertyId !== null) {
      const listing = await tx.property.findUnique({ where: { id: propertyId } });
      if (listing?.ownerId !== task.subscription.userId)
        throw new InvalidInput([{ field: 'propertyId', defaultMessage: texts.mustListingUserWho() }]);
    }
    const proof = { propertyId, proofUrl: proofUrl || null, proofNote };
    await tx.adTask.update({
      where: { id },
      data: { ...proof, doneAt: task.doneAt ?? ctx.clock(), doneById: actorOf(ctx).userId },
    });
    const details = {
      before: { placed: task.doneAt !== null, propertyId: task.propertyId },
      after: { placed: true, propertyId },
    };
    await recordAct(ctx, tx, { action: 'completeAdTask', subject: `ad ${id}`, details });
  });
};

export async function reopenAdTask(ctx: RequestContext, { id }: { id: number }): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    const { count } = await tx.adTask.updateMany({
      where: { id, doneAt: { not: null } },
      data: { doneAt: null, doneById: null, proofUrl: null, proofNote: '', propertyId: null },
    });
    if (count === 0) throw new NotFound(siteTexts.placedAdNotFound());
    const details = { before: { placed: true }, after: { placed: false } };
    await recordAct(ctx, tx, { action: 'reopenAdTask', subject: `ad ${id}`, details });
  });
}

/** Creates the ads of a subscription for each month that has begun. Changes nothing when repeated. */
export async function ensureAdTasks(tx: Transaction, subscription: Subscription, now: Date): Promise<void> {
  const { id: subscriptionId, packageId, anchorDay, startsAt } = subscription;
  const begun = monthStarts(subscription).filter((start) => start <= now);
  if (begun.length === 0) return;
  const promised = await tx.package.findUniqueOrThrow({ where: { id: packageId } });
  const counts: [AdKind, number][] = [
    ['facebook', promised.facebookAds],
    ['newspaper', promised.newspaperAds],
    ['website', promised.websiteAds],
  ];
  const data = begun.flatMap((dueFrom, month) => {
    const dueUntil = addMonths(startsAt, month + 1, anchorDay);
    return counts.flatMap(([kind, count]) =>
      Array.from({ length: count }, (_, number) => ({ subscriptionId, kind, month, number, dueFrom, dueUntil })),
    );
  });
  await tx.adTask.createMany({ data, skipDuplicates: true });
}
