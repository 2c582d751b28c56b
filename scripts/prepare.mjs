// Plain JavaScript: it runs before anything is installed, on whatever Node the machine has.
import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');
const reports = join(root, '.reports');
const linesShown = 30;

/** What each phase is called on the screen, and its command. */
const phases = {
  install: { title: 'Installing', command: ['pnpm', 'install', '--loglevel=info'] },
  build: { title: 'Building', command: [join(root, 'node_modules/.bin/turbo'), 'run', 'build'] },
  // Generated code alone: the database client, and the functions of messages.
  client: {
    title: 'Building',
    command: [
      join(root, 'node_modules/.bin/turbo'),
      'run',
      'build',
      '--filter=@africanscity/db',
      '--filter=@africanscity/messages',
    ],
  },
};

/**
 * Runs one phase. The screen gets one line, with its seconds; everything else goes to `.reports/<phase>.log`,
 * whose end is shown when the phase fails. Answers whether it succeeded.
 */
async function run(name) {
  const { title, command } = phases[name];
  const path = join(reports, `${name}.log`);
  await mkdir(reports, { recursive: true });
  const began = performance.now();
  const line = () => `${title.padEnd(10)} ${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s`;
  if (process.stdout.isTTY) process.stdout.write(`${title} …`);
  const { status, fault } = await spawnLogged(command, path);
  process.stdout.write(`${process.stdout.isTTY ? '\r' : ''}${line()}${status === 0 ? '' : ', failed'}\n`);
  if (status === 0) return true;
  const log = await readFile(path, 'utf8');
  const end = (log + fault).trimEnd().split('\n').slice(-linesShown);
  console.error(`\n${end.join('\n')}\n\n${title} failed. The whole log: ${relative(process.cwd(), path)}`);
  return false;
}

function spawnLogged([program, ...args], path) {
  const log = createWriteStream(path);
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0', NO_COLOR: '1' };
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    // Without us, nobody would end it.
    for (const signal of ['SIGINT', 'SIGTERM'])
      process.once(signal, () => {
        child.kill(signal);
        process.exit(130);
      });
    let fault = '';
    child.once('error', (error) => (fault = `${program}: ${error.message}\n`));
    for (const stream of [child.stdout, child.stderr]) stream.pipe(log, { end: false });
    child.once('close', (status) => log.end(() => resolve({ status: fault ? 1 : status, fault })));
  });
}

for (const name of process.argv.slice(2)) if (!(await run(name))) process.exit(1);
