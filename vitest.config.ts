import { defaultExclude, defineConfig } from 'vitest/config';
import { testSeed } from './prisma/testing/scatter-sequences.ts';

// No test relies on those before it, in its file or in others. The seed is printed; TEST_SEED repeats a run.
const sequence = { shuffle: { files: true, tests: true }, seed: testSeed() };

// One more than a small machine has cores: tests often wait for other processes. By itself Vitest leaves one of two to nobody.
const maxWorkers = 3;

/** Limits end a hang. They do not measure speed, so a busy machine has the same ones, and nothing is tried twice. */
const limits = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 120_000 } } };

/** Kills, memory and other long tests run with `npx pnpm test --night` only. */
const exclude = [...defaultExclude, ...(process.env.TEST_TIER === 'night' ? [] : ['**/*.night.test.ts'])];

export default defineConfig({
  test: {
    maxWorkers,
    ...limits,
    sequence,
    exclude,
    reporters: process.env.VITEST_JSON ? ['default', ['json', { outputFile: process.env.VITEST_JSON }]] : ['default'],
    projects: [
      {
        extends: true,
        test: { name: 'contracts', root: 'packages/contracts', include: ['src/**/*.test.ts'], isolate: false },
      },
      {
        extends: true,
        test: { name: 'messages', root: 'packages/messages', include: ['src/**/*.test.ts'], isolate: false },
      },
      { extends: true, test: { name: 'scripts', root: 'scripts', include: ['*.test.ts'], isolate: false } },
      { extends: true, test: { name: 'db', root: 'prisma', include: ['**/*.test.ts'], isolate: false } },
      {
        extends: true,
        test: {
          name: 'api',
          root: 'apps/api',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'golden/**/*.test.ts'],
          globalSetup: ['test/global-setup.ts'],
          // The server's modules keep nothing between applications, and are a second to load.
          isolate: false,
        },
      },
      {
        extends: 'apps/web/vite.config.ts',
        test: {
          name: 'web',
          root: 'apps/web',
          include: ['src/**/*.test.{ts,tsx}'],
          // The same: most of the time of these tests went into loading Mantine and React again.
          isolate: false,
          maxWorkers,
          sequence,
          ...limits,
        },
      },
    ],
  },
});
