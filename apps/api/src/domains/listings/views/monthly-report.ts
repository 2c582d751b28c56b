import { askedPrice } from '@africanscity/contracts/listings/dollars';
import { monthOf, startOfMonth } from '@africanscity/contracts/listings/months';
import type { MonthlyReport } from '@africanscity/contracts/listings/monthly-report';
import type { Property } from '@africanscity/db/generated/client';
import type { AppContext, RequestContext } from '../../../context.ts';
import { actorOf } from '../../../kernel/caller.ts';
import { readStatusLabels } from '../../../kernel/status-labels.ts';
import { askingPriceText } from '../core/present-price.ts';
import { findMonth } from './views.sql.ts';

/** A report is one sheet of paper, or two. */
const shownListings = 50;

/** The columns of a listing that a report shows. */
const shown = {
  id: true,
  type: true,
  address: true,
  area: true,
  city: true,
  status: true,
  price: true,
  amount: true,
  currency: true,
  period: true,
  perBed: true,
  createdAt: true,
} as const;

type Shown = Pick<Property, keyof typeof shown>;
type Numbers = MonthlyReport['totals'];

export async function getMonthlyReport(ctx: RequestContext, { month }: { month?: string }): Promise<MonthlyReport> {
  return readMonthlyReport(ctx, actorOf(ctx).userId, month ?? monthOf(ctx.clock(), -1));
}

/** Reads the report of a user's listings of that month, such as '2026-10'. */
export async function readMonthlyReport(ctx: AppContext, userId: number, month: string): Promise<MonthlyReport> {
  const start = startOfMonth(month);
  const firstDay = (months: number) => `${monthOf(start, months)}-01`;
  const [labels, own] = await Promise.all([
    readStatusLabels(ctx),
    ctx.db.property.findMany({ where: { ownerId: userId, deletedAt: null }, select: shown, orderBy: { id: 'asc' } }),
  ]);
  // A listing of a later month has no numbers in this one.
  const listed = own.filter(({ createdAt }) => createdAt < startOfMonth(monthOf(start, 1)));
  const ids = listed.map(({ id }) => id);
  const [now, before] = await Promise.all([
    findMonth(ctx.db, ids, firstDay(0), firstDay(1)),
    findMonth(ctx.db, ids, firstDay(-1), firstDay(0)),
  ]);
  const numbers = new Map(now.map(({ id, ...row }) => [id, row]));
  const viewsBefore = new Map(before.map(({ id, views }) => [id, views]));
  const rows = listed
    .map((property) => ({
      id: property.id,
      type: property.type,
      address: property.address,
      area: property.area,
      city: property.city,
      statusReadable: labels[property.status],
      price: priceText(property),
      ...(numbers.get(property.id) ?? none),
      viewsBefore: viewsBefore.get(property.id) ?? 0,
    }))
    .toSorted((a, b) => b.views - a.views);
  return {
    month,
    firstMonth: monthOf(own.reduce((first, { createdAt }) => (createdAt < first ? createdAt : first), ctx.clock())),
    lastMonth: monthOf(ctx.clock()),
    totals: sumOf(now),
    before: sumOf(before),
    listings: rows.slice(0, shownListings),
    further: Math.max(0, rows.length - shownListings),
  };
}

const none: Numbers = { views: 0, contactReveals: 0, saved: 0, enquiries: 0, taps: 0 };

function sumOf(rows: Numbers[]): Numbers {
  const names = Object.keys(none) as (keyof Numbers)[];
  return Object.fromEntries(names.map((name) => [name, rows.reduce((sum, row) => sum + row[name], 0)])) as Numbers;
}

function priceText(property: Shown): string {
  const { status, price } = property;
  return askedPrice({ askingPrice: askingPriceText(property), price: price.toNumber(), status });
}
