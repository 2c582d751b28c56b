/** Whether the long tests run: `npx pnpm test --night`. */
const isNight = process.env.TEST_TIER === 'night';

/** How often to try something: few times in the tests of every change, many times at night. */
export function times({ day, night }: { day: number; night: number }): number {
  return isNight ? night : day;
}
