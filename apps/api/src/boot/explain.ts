import { EmbeddedPostgresInUse } from '@africanscity/db/embedded-postgres';
import { DatabaseRefused } from '@africanscity/db/migrate';
import { DatabaseFault } from './database-fault.ts';
import { SettingsError } from '../env.ts';
import { StorageUnusable } from '../gateways/storage/open-storage.ts';

const explained = [SettingsError, DatabaseFault, DatabaseRefused, EmbeddedPostgresInUse, StorageUnusable];

/** What to tell whoever started the server about why it did not: what to do, or else everything. */
export function explain(error: Error & { code?: string; port?: number; address?: string }): string | Error {
  if (explained.some((kind) => error instanceof kind)) return error.message;
  if (error.code === 'EADDRINUSE') return `Port ${error.port} is in use by another program. Set PORT to another one.`;
  if (error.code === 'EACCES' && error.port)
    return `This user may not listen on port ${error.port}. Set PORT to 1024 or above.`;
  if (error.code === 'EADDRNOTAVAIL') return `HOST is not an address of this machine: ${error.address}.`;
  return error;
}
