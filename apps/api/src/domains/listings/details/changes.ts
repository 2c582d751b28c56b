import { majorUnits } from '@africanscity/contracts/currencies';
import type { ListingChange, PriceSteps } from '@africanscity/contracts/listings/changes';
import { formatPrice } from '@africanscity/contracts/listings/wording';
import type { ListingChange as ChangeRow } from '@africanscity/db/generated/client';
import { askingPriceText } from '../core/present-price.ts';
import { describeChange, hasSameTerms, isOtherPrice, type Offer } from './describe-change.ts';

/** The latest rows of a listing that its page reads. */
export const latestChanges = { orderBy: { id: 'desc' }, take: 100 } as const;

/** The offer before a day and at the end of it. */
interface DayChange {
  day: string;
  before: Offer;
  after: Offer;
}

/**
 * Returns the changes by days in UTC, the newest first. Rows come the newest first. A day that ends as it began, such as after the
 * correction of a mistake, is left out.
 */
function changesByDay(rows: ChangeRow[]): DayChange[] {
  const days = new Map<string, DayChange>();
  for (const row of rows) {
    const day = row.changedAt.toISOString().slice(0, 10);
    days.set(day, { day, before: offerBefore(row), after: days.get(day)?.after ?? offerAfter(row) });
  }
  return [...days.values()].filter(
    ({ before, after }) => before.status !== after.status || isOtherPrice(before, after),
  );
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

/** Presents the changes of a listing, the newest first, and the steps of its price. */
export function presentChanges(rows: ChangeRow[]): { changes: ListingChange[]; priceSteps: PriceSteps } {
  const changes = changesByDay(rows);
  return { changes: changes.map(presentChange), priceSteps: stepsOf(changes) };
}

function presentChange({ day, before, after }: DayChange): ListingChange {
  return {
    day,
    priceBefore: before.price,
    price: after.price,
    askingPriceBefore: askingPriceText(before),
    askingPrice: askingPriceText(after),
    statusBefore: before.status,
    status: after.status,
    events: describeChange(before, after),
  };
}

/** Amounts of different terms have no common scale, so the steps begin after the last change of the terms. */
function stepsOf(changes: DayChange[]): PriceSteps {
  const steps: DayChange[] = [];
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
