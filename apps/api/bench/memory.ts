import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startEmbeddedPostgres } from '@africanscity/db/embedded-postgres';
import freePort from '@africanscity/db/free-port';
import autocannon from 'autocannon';
import sharp from 'sharp';
import { readContainerSettings } from '../test/container-settings.ts';

/**
 * Measures what the server holds where only so many megabytes are allowed, as in a container: with the demo,
 * during an import, 200 connections and ten uploads of 24 megapixels. Postgres is outside, as in production, and the
 * settings are the image's. Arguments: megabytes, CSV, folder of its pictures. Needs Linux, and root to limit memory.
 */
const [limit = '512', csv = '', pictures = ''] = process.argv.slice(2);
const group = `/sys/fs/cgroup/memory/africanscity-${process.pid}`;
const folder = await mkdtemp(join(tmpdir(), 'africanscity-memory-'));
await chmod(folder, 0o755);
const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), durable: false });
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
mkdirSync(group);
writeFileSync(join(group, 'memory.limit_in_bytes'), String(Number(limit) * 1024 * 1024));
const env = {
  ...(await readContainerSettings()),
  DATABASE_URL: postgres.url,
  DATA_DIR: join(folder, 'data'),
  JWT_SECRET: 'a-secret-for-measuring-0123456789-abcdefgh',
  DEMO: 'on',
  PORT: String(port),
  LOG_LEVEL: 'warn',
  REQUESTS_PER_MINUTE: '1000000',
};
const app = inGroup(join(import.meta.dirname, '../src/main.ts'), []);
let exited: number | null | undefined;
app.once('exit', (status, signal) => {
  exited = status;
  if (signal) console.log(`the server was ended by ${signal}`);
});

try {
  await untilReady();
  report('started');
  await wait(15_000);
  report('15 s later');
  if (csv) {
    const cli = inGroup(join(import.meta.dirname, '../src/cli/africanscity.ts'), [
      'import',
      csv,
      '--pictures',
      pictures,
    ]);
    const status = await new Promise((resolve) => cli.once('exit', (code, signal) => resolve(code ?? signal)));
    report(`import (ended with ${status})`);
  }
  for (const path of ['/home', '/Properties', '/api/africanscity/getpaginatedproperties?page=1&size=24']) {
    const { non2xx, errors, requests } = await autocannon({ url: url + path, connections: 200, duration: 8 });
    report(`200 connections on ${path}: ${requests.total} answers, ${non2xx} refused, ${errors} errors`);
  }
  const answers = await upload(10);
  report(`ten uploads of 24 megapixels at once: ${answers.join(' ')}`);
  await wait(30_000);
  report('30 s later');
} finally {
  app.kill('SIGTERM');
  for (let tries = 0; exited === undefined && tries < 100; tries += 1) await wait(100);
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
  rmdirSync(group);
}

function inGroup(program: string, args: string[]) {
  return spawn('sh', ['-c', `echo $$ > ${group}/cgroup.procs; exec "$0" "$@"`, process.execPath, program, ...args], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function untilReady(): Promise<void> {
  for (;;) {
    if (exited !== undefined) throw new Error('The server did not start.');
    if (
      await fetch(`${url}/api/health/ready`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return;
    await wait(100);
  }
}

async function upload(count: number): Promise<number[]> {
  const query = new URLSearchParams({
    grant_type: 'password',
    username: 'owner@example.com',
    password: 'africanscity',
  });
  const token = await logIn(query);
  const headers = { authorization: `Bearer ${token}` };
  const photos = await Promise.all(Array.from({ length: count }, (_, index) => photo(index)));
  return Promise.all(
    photos.map(async (bytes) => {
      const body = new FormData();
      body.append('picture', new Blob([bytes as Uint8Array<ArrayBuffer>]), 'photo.jpg');
      for (const [name, value] of Object.entries({
        name: 'Owner',
        surname: 'Demo',
        email: 'owner@example.com',
        phone: '',
      }))
        body.append(name, value);
      const answer = await fetch(`${url}/api/africanscity/saveuser`, { method: 'POST', headers, body });
      if (!answer.ok) console.log(await answer.text());
      return answer.status;
    }),
  );
}

/** A server that was just busy says when to come again. */
async function logIn(query: URLSearchParams): Promise<string> {
  for (;;) {
    const answer = await fetch(`${url}/api/oauth/token?${query}`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa('my-trusted-client:secret')}` },
    });
    if (answer.ok) return ((await answer.json()) as { access_token: string }).access_token;
    if (answer.status !== 503) throw new Error(await answer.text());
    await wait(1_000);
  }
}

async function photo(seed: number): Promise<Uint8Array> {
  const { data, info } = await sharp({
    create: {
      width: 750,
      height: 500,
      channels: 3,
      background: { r: seed, g: 9, b: 9 },
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { ...info, channels: 3 } })
    .resize(6000, 4000)
    .jpeg({ quality: 90 })
    .toBuffer();
}

function report(what: string): void {
  const read = (name: string) => Number(readFileSync(join(group, name), 'utf8'));
  const stat = Object.fromEntries(
    readFileSync(join(group, 'memory.stat'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split(' ')),
  );
  const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);
  const status = existsSync(`/proc/${app.pid}/status`) ? readFileSync(`/proc/${app.pid}/status`, 'utf8') : '';
  const kb = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
  console.log(
    `${what}: server ${kb('VmRSS')} MB (most ${kb('VmHWM')}, private ${kb('RssAnon')}); group ${megabytes(Number(stat.total_rss))} MB private, most ${megabytes(read('memory.max_usage_in_bytes'))} with cache, refused ${read('memory.failcnt')}`,
  );
}
