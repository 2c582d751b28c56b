import type { Transaction } from '@africanscity/db/client';
import { Prisma, type Subscription } from '@africanscity/db/generated/client';
import { noMoney, paidPart } from './money.ts';
import { type Credit, openPeriods, periodOf, readTimeline, remainderOf } from './timeline.ts';

/** Ends the periods that an upgrade replaces, and stores their rest: a refund of the upgrade restores it. */
export async function replace(tx: Transaction, credits: Credit[], replacedById: number, now: Date): Promise<void> {
  for (const { id, ms, worth } of credits) {
    const { startsAt, value } = await tx.subscription.findUniqueOrThrow({ where: { id } });
    await tx.subscription.update({
      where: { id },
      data: {
        endsAt: startsAt > now ? startsAt : now,
        value: value.minus(worth),
        replacedById,
        creditedMs: ms,
        credited: worth,
        nextCheckAt: null,
      },
    });
    await tx.adTask.deleteMany({ where: { subscriptionId: id, doneAt: null } });
  }
}

/** Restores the periods that a refunded upgrade had replaced. */
export async function bringBackReplaced(tx: Transaction, upgrade: Subscription, now: Date): Promise<void> {
  const replaced = await tx.subscription.findMany({
    where: { replacedById: upgrade.id, revokedAt: null, suspendedAt: null },
    orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
  });
  for (const row of replaced) {
    await putLast(tx, row, { ms: row.creditedMs ?? 0n, worth: row.credited ?? noMoney }, now);
  }
}

/** Closes the gap of a removed period: later ones begin earlier. */
export async function takeOut(tx: Transaction, row: Subscription, now: Date): Promise<void> {
  if (row.replacedById !== null) return takeCreditBack(tx, row, now);
  const { ms } = remainderOf(periodOf(row), now);
  await moveEarlier(tx, row.userId, row.endsAt, ms, now);
}

/** Its rest is in the upgrade that replaced it, which becomes that much shorter. */
async function takeCreditBack(tx: Transaction, row: Subscription, now: Date): Promise<void> {
  let last = row;
  while (last.replacedById !== null) {
    last = await tx.subscription.findUniqueOrThrow({ where: { id: last.replacedById } });
  }
  // The time of a suspended period stops, and does not delay the next ones.
  const left = remainderOf(periodOf(last), last.suspendedAt ?? now);
  const credited = row.credited ?? noMoney;
  if (left.worth.isZero() || credited.isZero()) return;
  const worth = Prisma.Decimal.min(credited, left.worth);
  const ms = paidPart(left.ms, worth, left.worth);
  const endsAt = new Date(last.endsAt.getTime() - Number(ms));
  await tx.subscription.update({
    where: { id: last.id },
    data: { endsAt, value: last.value.minus(worth), nextCheckAt: last.suspendedAt ? null : now },
  });
  if (last.suspendedAt === null) await moveEarlier(tx, row.userId, last.endsAt, ms, now);
}

async function moveEarlier(tx: Transaction, userId: number, from: Date, ms: bigint, now: Date): Promise<void> {
  if (ms === 0n) return;
  for (const period of openPeriods(await readTimeline(tx, userId), now)) {
    if (period.startsAt < from) continue;
    const startsAt = new Date(period.startsAt.getTime() - Number(ms));
    const endsAt = new Date(period.endsAt.getTime() - Number(ms));
    await tx.subscription.update({
      where: { id: period.id },
      data: { startsAt, endsAt, anchorDay: endsAt.getUTCDate(), nextCheckAt: now },
    });
  }
}

/** Moves the rest of a period behind all others. */
export async function putLast(tx: Transaction, row: Subscription, left: Omit<Credit, 'id'>, now: Date) {
  const others = openPeriods(await readTimeline(tx, row.userId), now).filter(({ id }) => id !== row.id);
  const startsAt = others.at(-1)?.endsAt ?? now;
  const endsAt = new Date(startsAt.getTime() + Number(left.ms));
  await tx.subscription.update({
    where: { id: row.id },
    data: {
      startsAt,
      endsAt,
      anchorDay: endsAt.getUTCDate(),
      value: left.worth,
      replacedById: null,
      creditedMs: null,
      credited: null,
      nextCheckAt: now,
    },
  });
}
