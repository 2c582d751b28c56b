import * as texts from '@africanscity/messages/listings';
import { majorUnits } from '@africanscity/contracts/currencies';
import type { ListingChange, PriceSteps } from '@africanscity/contracts/listings/changes';
import { formatPrice } from '@africanscity/contracts/listings/wording';
import type { ListingChange as ChangeRow, Property } from '@africanscity/db/generated/client';
import type { AppContext } from '../../../context.ts';
import { findEarlier } from '../core/listings.sql.ts';
import { askingPriceText } from '../core/present-price.ts';
import { describeChange, hasSameTerms, isOtherPrice, type Offer } from './describe-change.ts';

/** The latest rows of a listing that its page reads. */
export const latestChanges = { orderBy: { id: 'desc' }, take: 100 } as const;

/** The last offer of a listing, and its changes, the newest first. */
type WithChanges = Pick<Property, 'price' | 'amount' | 'currency' | 'period' | 'perBed' | 'status'> & {
  changes: ChangeRow[];
};

/** A withdrawn listing that another one of the same home goes on from. */
export interface EarlierListing extends WithChanges {
  endedAt: Date;
  /** When the home was listed again. */
  relistedAt: Date;
}

/** Returns the listings that a listing goes on from, the latest first. */
export async function readEarlier({ db }: Pick<AppContext, 'db'>, id: number): Promise<EarlierListing[]> {
  const links = await findEarlier(db, id);
  const rows = await db.property.findMany({
    where: { id: { in: links.map((link) => link.id) } },
    include: { changes: latestChanges },
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return links.flatMap(({ id: earlierId, ...times }) => {
    const row = byId.get(earlierId);
    return row ? { ...row, ...times } : [];
  });
}

/** A change at a time. A home that is withdrawn or listed again changes also if its price and status are those of before. */
interface Moment {
  day: string;
  before: Offer;
  after: Offer;
  note?: string | undefined;
}

const dayOf = (time: Date) => time.toISOString().slice(0, 10);

/** Returns all changes of a home, the newest first. */
function momentsOf(listing: WithChanges, [last, ...others]: EarlierListing[]): Moment[] {
  const own = listing.changes.map((row) => ({
    day: dayOf(row.changedAt),
    before: offerBefore(row),
    after: offerAfter(row),
  }));
  if (!last) return own;
  const [first, end] = [own.at(-1)?.before ?? offerOf(listing), offerOf(last)];
  return [
    ...own,
    { day: dayOf(last.relistedAt), before: end, after: first, note: texts.listedAgain2() },
    { day: dayOf(last.endedAt), before: end, after: end, note: texts.offTheMarket() },
    ...momentsOf(last, others),
  ];
}

/**
 * Returns the changes by days in UTC, the newest first. A day that ends as it began, such as after the correction of a mistake, is left
 * out.
 */
function changesByDay(moments: Moment[]): Moment[] {
  const days = new Map<string, Moment>();
  for (const { day, before, after, note } of moments) {
    const later = days.get(day);
    days.set(day, { day, before, after: later?.after ?? after, note: later?.note ?? note });
  }
  return [...days.values()].filter(
    ({ before, after, note }) => note || before.status !== after.status || isOtherPrice(before, after),
  );
}

function offerOf({ price, amount, currency, period, perBed, status }: WithChanges): Offer {
  return { price: price.toNumber(), amount, currency, period, perBed, status };
}

function offerBefore(row: ChangeRow): Offer {
  return {
    price: row.priceBefore.toNumber(),
    amount: row.amountBefore,
    currency: row.currencyBefore,
    period: row.periodBefore,
    perBed: row.perBedBefore,
    status: row.statusBefore,
  };
}

function offerAfter({ price, amount, currency, period, perBed, status }: ChangeRow): Offer {
  return { price: price.toNumber(), amount, currency, period, perBed, status };
}

/** Presents the changes of a home, the newest first, and the steps of its price. */
export function presentChanges(
  listing: WithChanges,
  earlier: EarlierListing[],
): { changes: ListingChange[]; priceSteps: PriceSteps } {
  const changes = changesByDay(momentsOf(listing, earlier)).slice(0, latestChanges.take);
  return { changes: changes.map(presentChange), priceSteps: stepsOf(changes) };
}

function presentChange({ day, before, after, note }: Moment): ListingChange {
  return {
    day,
    priceBefore: before.price,
    price: after.price,
    askingPriceBefore: askingPriceText(before),
    askingPrice: askingPriceText(after),
    statusBefore: before.status,
    status: after.status,
    events: [...(note ? [note] : []), ...describeChange(before, after)],
  };
}

/** Amounts of different terms have no common scale, so the steps begin after the last change of the terms. */
function stepsOf(changes: Moment[]): PriceSteps {
  const steps: Moment[] = [];
  for (const change of changes) {
    if (!hasSameTerms(change.before, change.after)) break;
    if (isOtherPrice(change.before, change.after)) steps.unshift(change);
  }
  const [first] = steps;
  if (!first) return [];
  const offers = [{ day: first.day, offer: first.before }, ...steps.map(({ day, after }) => ({ day, offer: after }))];
  const inDollars = offers.some(({ offer }) => offer.amount === null);
  return offers.map(({ day, offer }) => ({
    day,
    value: inDollars ? offer.price : majorUnits(Number(offer.amount), offer.currency!),
    text: (inDollars ? null : askingPriceText(offer)) ?? formatPrice(offer.price),
  }));
}
