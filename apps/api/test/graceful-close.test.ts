import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { isAlive } from './is-alive.ts';

const program = join(import.meta.dirname, 'stoppable-server.ts');
const started: number[] = [];

afterEach(() => {
  for (const pid of started.splice(0)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // The process has ended, as it should.
    }
  }
});

test('a signal loses none of a hundred requests, and the process ends soon after the last', async () => {
  const server = await start();
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  // Idle connections must not delay the end.
  await Promise.all(Array.from({ length: 20 }, () => ask(`${server.url}/chatter`, agent)));
  let lastAnswer = 0;
  const answers = Array.from({ length: 100 }, () =>
    ask(`${server.url}/slow`, agent).then((status) => ((lastAnswer = Date.now()), status)),
  );
  await server.said('a request waits', 100);
  server.process.kill('SIGTERM');
  expect(new Set(await Promise.all(answers))).toEqual(new Set([200]));
  expect(await server.exit).toBe(0);
  expect(Date.now() - lastAnswer).toBeLessThan(4_000);
  expect(server.errors()).toContain('everything else stopped');
  agent.destroy();
});

test('the same Ctrl-C passed on twice is one signal, a later one forces the end', async () => {
  const server = await start();
  const answer = ask(`${server.url}/slow`);
  await server.said('a request waits');
  server.process.kill('SIGINT');
  server.process.kill('SIGINT');
  expect(await answer).toBe(200);
  expect(await server.exit).toBe(0);

  const impatient = await start();
  const lost = ask(`${impatient.url}/never`).catch(() => 'lost');
  await impatient.said('a request waits');
  impatient.process.kill('SIGINT');
  await impatient.said('"stopping"');
  // Until then it counts as the same signal.
  await new Promise((resolve) => setTimeout(resolve, 600));
  impatient.process.kill('SIGINT');
  expect(await impatient.exit).toBe(1);
  expect(await lost).toBe('lost');
});

test('an uncaught error is logged and ends the process', async () => {
  const server = await start();
  await ask(`${server.url}/fault`);
  expect(await server.exit).toBe(1);
  expect(server.output()).toContain('nobody catches this');
});

test('serving continues when the reader of the output is gone', async () => {
  const server = await start();
  server.process.stdout?.destroy();
  for (let index = 0; index < 20; index += 1) expect(await ask(`${server.url}/chatter`)).toBe(200);
  server.process.kill('SIGTERM');
  expect(await server.exit).toBe(0);
});

test('the server stops with the terminal that started it', async () => {
  const server = await start(['--with-parent'], true);
  server.process.kill('SIGKILL');
  await expect.poll(() => isAlive(server.pid)).toBe(false);
});

interface RunningServer {
  url: string;
  pid: number;
  process: ChildProcess;
  exit: Promise<number | null>;
  output(): string;
  errors(): string;
  /** Waits until the output has these words so many times. */
  said(words: string, times?: number): Promise<void>;
}

async function start(args: string[] = [], underShell = false): Promise<RunningServer> {
  const command = underShell
    ? ['/bin/sh', '-c', `"${process.execPath}" "${program}" ${args.join(' ')} & wait`]
    : [process.execPath, program, ...args];
  const child = spawn(command[0] ?? '', command.slice(1), { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (errors += chunk));
  const exit = once(child, 'close').then(([status]) => status as number | null);
  const [line] = (await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    exit.then(() => [`{"failed":${JSON.stringify(errors)}}`]),
  ])) as [string];
  const { url, pid } = JSON.parse(line) as { url: string; pid: number };
  started.push(pid);
  const said = (words: string, times = 1) =>
    expect.poll(() => output.split(words).length - 1, { interval: 10 }).toBeGreaterThanOrEqual(times);
  return { url, pid, process: child, exit, output: () => output, errors: () => errors, said };
}

function ask(url: string, agent?: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => response.resume().once('end', () => resolve(response.statusCode ?? 0))).once(
      'error',
      reject,
    );
  });
}
