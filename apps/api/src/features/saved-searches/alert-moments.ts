/** Eight in the morning in Harare, where the company is, in UTC. */
const hour = 6;
const dayMs = 24 * 3_600_000;
const monday = 1;

/** The last time that daily mails were due: what was found until then belongs into them. */
export function lastDailyMoment(now: Date): Date {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), hour);
  return new Date(today <= now.getTime() ? today : today - dayMs);
}

/** The last Monday on which weekly mails were due. */
export function lastWeeklyMoment(now: Date): Date {
  const day = lastDailyMoment(now);
  const daysSince = (day.getUTCDay() - monday + 7) % 7;
  return new Date(day.getTime() - daysSince * dayMs);
}
