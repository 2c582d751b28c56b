import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import freePort from '@africanscity/db/free-port';

/** A server in a process of its own. */
export interface MeasuredServer {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/**
 * Starts a built server for a measurement, without limits of requests: that of `root`, a folder of this repository, or the one
 * here. Resolves when it is ready.
 */
export async function startMeasuredServer(
  env: Record<string, string>,
  root = join(import.meta.dirname, '../../..'),
): Promise<MeasuredServer> {
  const port = await freePort();
  const server = spawn(process.execPath, [join(root, 'apps/api/src/main.ts')], {
    env: {
      JWT_SECRET: 'a-secret-for-measuring-0123456789-abcdefgh',
      DEMO: 'off',
      PORT: String(port),
      LOG_LEVEL: 'error',
      REQUESTS_PER_MINUTE: '1000000000',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null;
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    if (hasEnded()) throw new Error('The server did not start.');
    const ready = await fetch(`${url}/api/health/ready`).catch(() => null);
    if (ready?.ok) break;
    await wait(100);
  }
  return {
    url,
    pid: server.pid!,
    stop: async () => {
      server.kill('SIGTERM');
      while (!hasEnded()) await wait(50);
    },
  };
}
