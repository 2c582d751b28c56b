import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnv } from '../env.ts';
import type { Env } from '../settings.ts';

/** Stands in for the secret of tokens in commands, which sign none. */
const unusedSecret = 'not-used-by-commands-0123456789-abcdef';

/**
 * Reads the settings of the server for a command. The secret of tokens may be missing: in containers the server reads it from
 * a file of its data folder.
 */
export function readCommandSettings(): Env {
  return readEnv({ ...process.env, JWT_SECRET: process.env.JWT_SECRET || keptSecret() || unusedSecret });
}

/** Returns the environment, from which settings are read. */
export function environment(): NodeJS.ProcessEnv {
  return process.env;
}

/** Returns whether a secret of tokens is set or stored. */
export function hasSecret(): boolean {
  return Boolean(process.env.JWT_SECRET || keptSecret());
}

/** Returns the secret that the server stored in its data folder; undefined without one. */
function keptSecret(): string | undefined {
  try {
    return readFileSync(join(process.env.DATA_DIR || '.data', 'jwt-secret'), 'utf8').trim();
  } catch {
    return undefined;
  }
}
