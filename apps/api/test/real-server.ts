import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '@africanscity/db/client';
import { createTestDatabase } from './test-database.ts';

const program = join(import.meta.dirname, '../src/main.ts');

export interface RealServer {
  /** Origin of the server, such as http://127.0.0.1:40001. */
  url: string;
  pid: number;
  db: Database;
  databaseUrl: string;
  /** Its complete output. */
  output(): string;
  close(): Promise<void>;
}

/**
 * Starts the server as an operator does, with pages when they are built, as its own process on its own database. `command` is
 * the prefix of the program: Node and its options, or a launcher of Node.
 */
export async function startRealServer(
  settings: Record<string, string> = {},
  command: [string, ...string[]] = [process.execPath],
): Promise<RealServer> {
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'africanscity-server-'));
  const [file, ...args] = [...command, program];
  const child = spawn(file, args, {
    env: {
      HOST: '127.0.0.1',
      PORT: '0',
      PUBLIC_URL: 'http://africanscity.test',
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      JWT_SECRET: 'a-secret-for-tests-only-0123456789-abcdefgh',
      REQUESTS_PER_MINUTE: '1000000',
      PAGE_CACHE_SECONDS: '0',
      DEMO: 'off',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const gone = once(child, 'close');
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (piece: Buffer) => {
        output += piece.toString();
        const found = /Server listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(output)?.[1];
        if (found) resolve(found);
      });
    void gone.then(() => reject(new Error(`The server did not start: ${output}`)));
  });
  const { db, close } = openDatabase(database.url, () => {});
  return {
    url,
    pid: child.pid ?? 0,
    db,
    databaseUrl: database.url,
    output: () => output,
    async close() {
      child.kill('SIGTERM');
      await gone;
      await close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
