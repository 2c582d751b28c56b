import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const program = join(import.meta.dirname, '../src/cli/africanscity.ts');

export interface CommandResult {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** Starts `africanscity` with these arguments as a process; an empty setting is absent. */
export function startCommand(args: string[], settings: Record<string, string> = {}): ChildProcess {
  const { PATH, HOME, TMPDIR } = process.env;
  return spawn(process.execPath, [program, ...args], {
    env: { PATH, HOME, TMPDIR, LOG_LEVEL: 'warn', DEMO: 'off', ...settings },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
}

/** Runs `africanscity` to its end. */
export async function runCommand(args: string[], settings?: Record<string, string>): Promise<CommandResult> {
  const child = startCommand(args, settings);
  child.stdin?.end();
  let stdout = '';
  let stderr = '';
  child.stdout?.on('data', (chunk) => (stdout += chunk));
  child.stderr?.on('data', (chunk) => (stderr += chunk));
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, stdout, stderr };
}
