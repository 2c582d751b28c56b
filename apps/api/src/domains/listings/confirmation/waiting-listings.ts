import { Prisma } from '@africanscity/db/generated/client';
import type { AppContext } from '../../../context.ts';
import type { ConfirmationDays } from './confirmation-days.ts';

const dayMs = 86_400_000;

/** Listings per statement. */
export const listingsARead = 500;

/** Last step first, so that no listing takes two steps in one round. */
export const steps = ['rest', 'sink', 'ask'] as const;
export type Step = (typeof steps)[number];

/** A listing unconfirmed for the days of the first step. */
export interface Waiting {
  id: number;
  confirmedAt: Date;
  ownerId: number;
  /** Whether a step is due that can be taken. */
  isDue: boolean;
}

/** Returns the next listings after one, the longest unconfirmed first, including those without a due step. */
export async function readWaiting(
  ctx: AppContext,
  days: ConfirmationDays,
  after: Waiting | undefined,
): Promise<Waiting[]> {
  const first = Math.min(...steps.map((step) => days[`${step}Days`]).filter((count) => count > 0));
  if (!Number.isFinite(first)) return [];
  const later = after
    ? Prisma.sql`(p.confirmed_at, p.id) > (${after.confirmedAt}::timestamptz, ${after.id}::int)`
    : Prisma.sql`TRUE`;
  const due = steps.map((step) => Prisma.sql`(${dueBy(ctx, days, step)})`);
  return ctx.db.$queryRaw<Waiting[]>`
    SELECT p.id, p.confirmed_at AS "confirmedAt", p.owner_id AS "ownerId",
      u.email_verified_at IS NOT NULL AND u.disabled_at IS NULL AND (${Prisma.join(due, ' OR ')}) AS "isDue"
    FROM (
      SELECT * FROM properties p
      WHERE ${mayBeAsked} AND p.confirmed_at <= ${daysAgo(ctx, first)}::timestamptz AND ${later}
      ORDER BY p.confirmed_at, p.id LIMIT ${listingsARead}
    ) p JOIN users u ON u.id = p.owner_id
    ORDER BY p.confirmed_at, p.id`;
}

const mayBeAsked = Prisma.sql`p.import_key IS NULL AND p.listed_as IN ('FOR_SALE', 'FOR_RENT')`;

const notYet: Record<Step, Prisma.Sql> = {
  ask: Prisma.sql`p.confirmation_asked_at IS NULL`,
  sink: Prisma.sql`p.demoted_at IS NULL`,
  rest: Prisma.sql`p.rested_at IS NULL`,
};

/** Returns the condition on a listing `p` that a step is not taken yet. */
function dueBy(ctx: AppContext, days: ConfirmationDays, step: Step): Prisma.Sql {
  const count = days[`${step}Days`];
  if (count === 0) return Prisma.sql`FALSE`;
  const asked =
    step === 'ask' || days.askDays === 0
      ? Prisma.sql`TRUE`
      : Prisma.sql`p.confirmation_asked_at <= ${daysAgo(ctx, count - days.askDays)}::timestamptz`;
  return Prisma.sql`p.confirmed_at <= ${daysAgo(ctx, count)}::timestamptz AND ${asked} AND ${notYet[step]}`;
}

/** Returns the condition on a listing `p` that a step is due. */
export function dueListings(ctx: AppContext, days: ConfirmationDays, step: Step): Prisma.Sql {
  return Prisma.sql`${mayBeAsked} AND ${dueBy(ctx, days, step)}`;
}

function daysAgo(ctx: AppContext, days: number): Date {
  return new Date(ctx.clock().getTime() - days * dayMs);
}
