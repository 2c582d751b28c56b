import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A group of processes with a memory limit by Linux, as in a container. */
export interface LimitedGroup {
  /** Prefix of the command to start a program in the group. */
  command: [string, ...string[]];
  /** Number of processes of the group that were killed for lack of memory. */
  killed(): number;
  /** Removes the group; its processes must have ended. */
  close(): void;
}

const root = '/sys/fs/cgroup';

/** Creates a group with a limit in megabytes; undefined when this process may not create groups. */
export function limitMemory(megabytes: number): LimitedGroup | undefined {
  const bytes = String(megabytes * 1024 * 1024);
  const name = `africanscity-${process.pid}`;
  try {
    return existsSync(join(root, 'cgroup.controllers'))
      ? open(join(root, name), { 'memory.max': bytes, 'memory.swap.max': '0' }, 'memory.events')
      : open(join(root, 'memory', name), { 'memory.limit_in_bytes': bytes }, 'memory.oom_control');
  } catch {
    return undefined;
  }
}

function open(group: string, limits: Record<string, string>, events: string): LimitedGroup {
  mkdirSync(group);
  try {
    for (const [file, value] of Object.entries(limits)) writeFileSync(join(group, file), value);
  } catch (error) {
    rmdirSync(group);
    throw error;
  }
  return {
    command: ['sh', '-c', `echo $$ > ${group}/cgroup.procs; exec "$0" "$@"`, process.execPath],
    killed: () => Number(/^oom_kill (\d+)$/m.exec(readFileSync(join(group, events), 'utf8'))?.[1] ?? 0),
    close: () => rmdirSync(group),
  };
}
