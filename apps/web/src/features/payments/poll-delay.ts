const second = 1000;
const minute = 60 * second;

/** Delay before polling an open payment again, in milliseconds. Short at first, when people wait. */
export function pollDelay(startedAt: number, now: number): number {
  const age = now - startedAt;
  if (age < 2 * minute) return 5 * second;
  if (age < 10 * minute) return 15 * second;
  return age < 60 * minute ? minute : 5 * minute;
}
