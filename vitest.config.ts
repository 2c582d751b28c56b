import { defineConfig } from 'vitest/config';
import { testSeed } from './prisma/testing/scatter-sequences.ts';

export default defineConfig({
  test: {
    // One for each core that a small machine has; by itself Vitest leaves one of two to nobody.
    maxWorkers: 2,
    // No file and no test relies on those before it. The seed is printed; TEST_SEED repeats a run.
    sequence: { shuffle: { files: true, tests: true }, seed: testSeed() },
    reporters: process.env.VITEST_JSON ? ['default', ['json', { outputFile: process.env.VITEST_JSON }]] : ['default'],
    projects: [
      { test: { name: 'contracts', root: 'packages/contracts', include: ['src/**/*.test.ts'] } },
      { test: { name: 'drawings', root: 'tools/drawings', include: ['**/*.test.ts'] } },
      { test: { name: 'db', root: 'prisma', include: ['**/*.test.ts'] } },
      {
        test: {
          name: 'api',
          root: 'apps/api',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          globalSetup: ['test/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: 'apps/web/vite.config.ts',
        test: { name: 'web', root: 'apps/web', include: ['src/**/*.test.{ts,tsx}'] },
      },
    ],
  },
});
