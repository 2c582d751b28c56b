/** Whether the long tests run: `npx pnpm test --night`. */
const isNight = process.env.TEST_TIER === 'night';

/** Number of repetitions: few in the tests of every change, many at night. */
export function times({ day, night }: { day: number; night: number }): number {
  return isNight ? night : day;
}
