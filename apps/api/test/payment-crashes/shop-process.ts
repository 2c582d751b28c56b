import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { simulatedIntegrations } from '../../src/gateways/payments/simulator/simulated-paynow.ts';

const program = join(import.meta.dirname, '../../src/main.ts');

export const publicUrl = 'http://africanscity.test';
export const jwtSecret = 'a-secret-for-tests-only-0123456789-abcdefgh';

export interface ShopProcess {
  url: string;
  /** Kills it like a power failure, and waits until it is gone. */
  kill(): Promise<void>;
}

/** Starts the real server on a database and a gateway; calls `heard` with its output. Throws when it does not start. */
export async function startShop(
  settings: { databaseUrl: string; gatewayUrl: string; dataFolder: string },
  heard: (output: string) => void,
): Promise<ShopProcess> {
  const { USD, ZWG } = simulatedIntegrations;
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      HOST: '127.0.0.1',
      PORT: '0',
      PUBLIC_URL: publicUrl,
      DATABASE_URL: settings.databaseUrl,
      DATA_DIR: settings.dataFolder,
      JWT_SECRET: jwtSecret,
      PAYMENTS: 'paynow',
      PAYNOW_URL: settings.gatewayUrl,
      PAYNOW_USD_ID: USD.id,
      PAYNOW_USD_KEY: USD.key,
      PAYNOW_ZWG_ID: ZWG.id,
      PAYNOW_ZWG_KEY: ZWG.key,
      LOG_LEVEL: 'trace',
      // All payers have one address, and retry as long as a slow machine needs.
      REQUESTS_PER_MINUTE: '1000000',
    },
  });
  const gone = once(child, 'close');
  const url = await listening(child, heard, gone);
  return {
    url,
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

function listening(child: ChildProcess, heard: (output: string) => void, gone: Promise<unknown>): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout!, child.stderr!])
      stream.on('data', (piece: Buffer) => {
        heard(piece.toString());
        output += piece.toString();
        const found = /Server listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(output)?.[1];
        if (found) resolve(found);
      });
    void gone.then(() => reject(new Error(`The server did not start: ${output}`)));
  });
}
