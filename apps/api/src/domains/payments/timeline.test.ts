import { Prisma } from '@africanscity/db/generated/client';
import { describe, expect, test } from 'vitest';
import { endOfChain, periodAt } from './entitlements.ts';
import { milestonesOf, monthStarts } from './milestones.ts';
import { addMonths, type Period, planPurchase } from './timeline.ts';

const at = (text: string) => new Date(text);
const dayMs = 24 * 60 * 60_000;
const graceMs = 3 * dayMs;
const dollars = (amount: number) => new Prisma.Decimal(amount);
const bronze = { packageId: 2, monthlyPrice: dollars(15) };
const silver = { packageId: 3, monthlyPrice: dollars(50) };
const gold = { packageId: 4, monthlyPrice: dollars(90) };

/** Buys as the use cases do: adds the new period, and ends those that it replaces. */
function buy(periods: Period[], what: typeof bronze, months: number, now: Date): Period[] {
  const { kind: _kind, credits, ...planned } = planPurchase(periods, { ...what, months }, now, graceMs);
  const replaced = new Set(credits.map(({ id }) => id));
  return [...periods.filter(({ id }) => !replaced.has(id)), { id: periods.length + 100, ...planned }];
}

describe('addMonths', () => {
  test.each([
    ['2027-01-31T10:00:00Z', 1, '2027-02-28T10:00:00.000Z'],
    ['2028-01-31T10:00:00Z', 1, '2028-02-29T10:00:00.000Z'],
    ['2027-01-31T10:00:00Z', 3, '2027-04-30T10:00:00.000Z'],
    ['2027-12-15T23:59:59Z', 1, '2028-01-15T23:59:59.000Z'],
    ['2028-02-29T00:00:00Z', 12, '2029-02-28T00:00:00.000Z'],
  ])('%s and %i months are %s', (from, months, to) => {
    expect(addMonths(at(from), months).toISOString()).toBe(to);
  });

  test('the missing day of a short month returns in the next', () => {
    expect(addMonths(at('2027-02-28T10:00:00Z'), 1, 31).toISOString()).toBe('2027-03-31T10:00:00.000Z');
  });
});

describe('planPurchase', () => {
  const november = at('2026-11-01T00:00:00Z');

  test('a first package begins now, for calendar months', () => {
    const plan = planPurchase([], { ...bronze, months: 3 }, november, graceMs);
    expect(plan).toMatchObject({ kind: 'new', startsAt: november, endsAt: at('2027-02-01T00:00:00Z') });
  });

  test('a renewal begins where the package ends, whenever it is paid', () => {
    const periods = buy([], bronze, 1, november);
    const plan = planPurchase(periods, { ...bronze, months: 1 }, at('2026-11-03T00:00:00Z'), graceMs);
    expect(plan).toMatchObject({ kind: 'renewal', startsAt: at('2026-12-01T00:00:00Z'), credits: [] });
  });

  test('renewing month by month ends on the same day as buying all months at once', () => {
    for (const start of ['2027-01-31T08:00:00Z', '2027-08-30T08:00:00Z', '2028-02-29T00:00:00Z']) {
      let periods: Period[] = [];
      for (let month = 0; month < 12; month += 1) periods = buy(periods, bronze, 1, at(start));
      expect(periods.at(-1)?.endsAt).toEqual(buy([], bronze, 12, at(start))[0]?.endsAt);
    }
  });

  test('a renewal in the days of grace begins where the package ended, one after them begins now', () => {
    const periods = buy([], bronze, 1, november);
    const inGrace = planPurchase(periods, { ...bronze, months: 1 }, at('2026-12-03T23:00:00Z'), graceMs);
    expect(inGrace).toMatchObject({ kind: 'renewal', startsAt: at('2026-12-01T00:00:00Z') });
    const after = at('2026-12-04T00:00:00Z');
    expect(planPurchase(periods, { ...bronze, months: 1 }, after, graceMs)).toMatchObject({
      kind: 'new',
      startsAt: after,
    });
  });

  test('a package in its days of grace that another one followed begins anew', () => {
    const periods = buy(buy([], bronze, 1, november), silver, 1, at('2026-12-02T00:00:00Z'));
    const now = at('2027-01-03T00:00:00Z');
    const plan = planPurchase(periods, { ...bronze, months: 1 }, now, 60 * dayMs);
    expect(plan).toMatchObject({ kind: 'new', startsAt: now });
  });

  test("a dearer package begins at once, longer by the value of the old one's rest", () => {
    const periods = buy([], bronze, 1, november);
    // 15 of 30 days are left: $7.50, which buys 4.5 of the 30 days that $50 pay for.
    const plan = planPurchase(periods, { ...silver, months: 1 }, at('2026-11-16T00:00:00Z'), graceMs);
    expect(plan).toMatchObject({ kind: 'upgrade', startsAt: at('2026-11-16T00:00:00Z'), value: dollars(57.5) });
    expect(plan.endsAt.toISOString()).toBe('2026-12-20T12:00:00.000Z');
    expect(plan.credits).toEqual([{ id: 100, ms: BigInt(15 * dayMs), worth: dollars(7.5) }]);
  });

  test('an upgrade credits prepaid periods as well', () => {
    const periods = buy(buy([], bronze, 1, november), bronze, 1, november);
    const plan = planPurchase(periods, { ...gold, months: 1 }, at('2026-11-16T00:00:00Z'), graceMs);
    expect(plan.credits.map(({ worth }) => worth)).toEqual([dollars(7.5), dollars(15)]);
    expect(plan.value).toEqual(dollars(90 + 22.5));
  });

  test('a cheaper package begins when the dearer one ends', () => {
    const periods = buy([], gold, 1, november);
    const plan = planPurchase(periods, { ...bronze, months: 1 }, at('2026-11-02T00:00:00Z'), graceMs);
    expect(plan).toMatchObject({ kind: 'change', startsAt: at('2026-12-01T00:00:00Z'), credits: [] });
  });

  test('periods never overlap after any purchases, no cent is lost, and each second is covered as paid', () => {
    const random = generator(20261121);
    for (let history = 0; history < 400; history += 1) {
      let now = new Date(at('2026-11-01T00:00:00Z').getTime() + random(400 * dayMs));
      let periods: Period[] = [];
      for (let purchase = 0; purchase < 6; purchase += 1) {
        const what = [bronze, silver, gold][random(3)]!;
        const months = [1, 3, 6, 12][random(4)]!;
        const before = worth(periods, now);
        periods = buy(periods, what, months, now);
        const paid = centsIn(what.monthlyPrice) * BigInt(months);
        // Months that begin in days of grace are partly used up when they are paid.
        const used = lentBefore(periods.at(-1)!, now);
        const rounding = worth(periods, now) - before - paid + used;
        // Rounded down once for each credited period, and once more when the value is read here.
        expect(rounding <= 0n && rounding >= -12n, `${rounding} cents`).toBe(true);
        expectNoOverlap(periods);
        // A second that any period covers is covered by the one that the rules choose.
        const probe = new Date(now.getTime() + random(200 * dayMs));
        expect(periodAt(periods, probe, 0)).toEqual(slowPeriodAt(periods, probe));
        now = new Date(now.getTime() + random(90 * dayMs));
      }
    }
  });
});

describe('milestonesOf', () => {
  const period = { startsAt: at('2027-01-31T00:00:00Z'), endsAt: at('2027-03-31T00:00:00Z'), anchorDay: 31 };

  test('names the start, each month, both notices, the end and the end of grace in order', () => {
    expect(
      milestonesOf(period, graceMs).map(({ at: day, milestone }) => [day.toISOString().slice(0, 10), milestone]),
    ).toEqual([
      ['2027-01-31', 'start'],
      ['2027-02-28', 'month'],
      ['2027-03-24', 'week before end'],
      ['2027-03-30', 'day before end'],
      ['2027-03-31', 'end'],
      ['2027-04-03', 'end of grace'],
    ]);
  });

  test('a period shorter than a month has no month of its own', () => {
    expect(monthStarts({ ...period, endsAt: at('2027-02-15T00:00:00Z') })).toEqual([]);
  });
});

describe('endOfChain', () => {
  test('is the end of packages that follow one another', () => {
    const periods = buy(buy([], bronze, 1, at('2026-11-01T00:00:00Z')), bronze, 3, at('2026-11-05T00:00:00Z'));
    expect(endOfChain(periods, periods[0]!).toISOString()).toBe('2027-03-01T00:00:00.000Z');
  });
});

/** Checks every period, one by one. */
function slowPeriodAt(periods: Period[], now: Date): Period | undefined {
  return periods.find(({ startsAt, endsAt }) => startsAt <= now && now < endsAt);
}

function lentBefore({ startsAt, endsAt, value }: Period, now: Date): bigint {
  const lent = BigInt(Math.max(0, now.getTime() - startsAt.getTime()));
  return (centsIn(value) * lent) / BigInt(endsAt.getTime() - startsAt.getTime());
}

function centsIn(amount: Prisma.Decimal): bigint {
  return BigInt(amount.times(100).toFixed(0));
}

function worth(periods: Period[], now: Date): bigint {
  return periods.reduce((sum, { startsAt, endsAt, value }) => {
    const length = BigInt(endsAt.getTime() - startsAt.getTime());
    const left = BigInt(Math.max(0, endsAt.getTime() - Math.max(now.getTime(), startsAt.getTime())));
    return sum + (centsIn(value) * left) / length;
  }, 0n);
}

function expectNoOverlap(periods: Period[]): void {
  const sorted = [...periods].sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  for (const [index, period] of sorted.entries()) {
    expect(period.endsAt.getTime()).toBeGreaterThan(period.startsAt.getTime());
    const next = sorted[index + 1];
    if (next) expect(next.startsAt.getTime()).toBeGreaterThanOrEqual(period.endsAt.getTime());
  }
}

/** Whole numbers below a bound, the same in every run. */
function generator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
