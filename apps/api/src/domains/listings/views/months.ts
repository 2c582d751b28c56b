/** The first day of a month in UTC, so many months after that of a time. */
export function monthStart(time: Date, months = 0): Date {
  return new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + months, 1));
}

/** The first day of a month such as '2026-10'. */
export const startOf = (month: string): Date => new Date(`${month}-01T00:00:00Z`);

/** '2026-10-01'. */
export const dayText = (time: Date): string => time.toISOString().slice(0, 10);

/** '2026-10'. */
export const monthText = (time: Date): string => time.toISOString().slice(0, 7);
