const second = 1000;
const minute = 60 * second;

/** How long to wait before asking about an open payment again, in milliseconds: often at first, when people wait for it. */
export function pollDelay(startedAt: number, now: number): number {
  const age = now - startedAt;
  if (age < 2 * minute) return 5 * second;
  if (age < 10 * minute) return 15 * second;
  return age < 60 * minute ? minute : 5 * minute;
}
