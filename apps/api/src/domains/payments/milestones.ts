import { addMonths, type Period } from './timeline.ts';

const dayMs = 24 * 60 * 60_000;

/** Milestones of a period, the first at its start. */
export type Milestone = 'start' | 'month' | 'week before end' | 'day before end' | 'end' | 'end of grace';

type Span = Pick<Period, 'startsAt' | 'endsAt' | 'anchorDay'>;

/** Returns the time of each milestone of a period, in order. Omits a notice that would come before the start. */
export function milestonesOf(period: Span, graceMs: number): { at: Date; milestone: Milestone }[] {
  const { startsAt, endsAt } = period;
  const before = (days: number) => new Date(endsAt.getTime() - days * dayMs);
  const all: { at: Date; milestone: Milestone }[] = [
    { at: startsAt, milestone: 'start' },
    ...monthStarts(period)
      .slice(1)
      .map((at) => ({ at, milestone: 'month' as const })),
    { at: before(7), milestone: 'week before end' },
    { at: before(1), milestone: 'day before end' },
    { at: endsAt, milestone: 'end' },
    { at: new Date(endsAt.getTime() + graceMs), milestone: 'end of grace' },
  ];
  return all.filter(({ at }) => at >= startsAt).sort((a, b) => a.at.getTime() - b.at.getTime());
}

/** Returns starts of the whole months of a period, counted from its start. */
export function monthStarts({ startsAt, endsAt, anchorDay }: Span): Date[] {
  const starts: Date[] = [];
  for (let month = 0; addMonths(startsAt, month + 1, anchorDay) <= endsAt; month += 1) {
    starts.push(month === 0 ? startsAt : addMonths(startsAt, month, anchorDay));
  }
  return starts;
}

/** Returns the first milestone after a time; null when none is left. */
export function nextCheck(period: Span, after: Date, graceMs: number): Date | null {
  return milestonesOf(period, graceMs).find(({ at }) => at > after)?.at ?? null;
}
