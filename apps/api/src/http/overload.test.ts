import { expect, test } from 'vitest';
import { createTestApp } from '../../test/test-app.ts';

test('F27 a process that cannot keep up turns requests away with 503 and Retry-After, and stays alive', async () => {
  const t = await createTestApp({ maxEventLoopDelayMs: 200 });
  try {
    // Holds the only thread for long enough that a sample sees it.
    const until = Date.now() + 2_500;
    while (Date.now() < until);
    await new Promise((resolve) => setTimeout(resolve, 50));
    const statuses: number[] = [];
    for (let round = 0; round < 20; round += 1) {
      const response = await t.get('africanscity/gettitles');
      statuses.push(response.status);
      if (response.status === 503) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect(statuses).toContain(503);
    expect((await t.get('health/live')).status).toBe(200);
  } finally {
    await t.close();
  }
});
