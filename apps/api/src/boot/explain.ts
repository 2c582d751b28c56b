import { DatabaseRefused } from '@africanscity/db/database-refused';
import { EmbeddedPostgresRefused } from '@africanscity/db/embedded-postgres-refused';
import { DatabaseFault } from './database-fault.ts';
import { OperatorError } from './operator-errors.ts';
import { SettingsError } from '../env.ts';
import { StorageUnusable } from '../gateways/storage/open-storage.ts';

const explained = [
  OperatorError,
  SettingsError,
  DatabaseFault,
  DatabaseRefused,
  EmbeddedPostgresRefused,
  StorageUnusable,
];

type StartError = Error & { code?: string; syscall?: string; port?: number; address?: string; path?: string };

/** Returns what to tell the operator about a failed start: a sentence with the fix, or else the whole error. */
export function explain(error: StartError): string | Error {
  if (explained.some((kind) => error instanceof kind)) return error.message;
  return explainListening(error) ?? explainFile(error) ?? error;
}

function explainListening({ code, syscall, port, address }: StartError): string | undefined {
  if (syscall === 'getaddrinfo')
    return 'HOST is not a name or an address of this machine. Set HOST to 127.0.0.1 or 0.0.0.0.';
  if (syscall !== 'listen' && syscall !== 'bind') return undefined;
  if (code === 'EADDRINUSE') return `Port ${port} is in use by another program. Set PORT to another one.`;
  if (code === 'EACCES') return `This user may not listen on port ${port}. Set PORT to 1024 or above.`;
  if (code === 'EADDRNOTAVAIL') return `HOST is not an address of this machine: ${address}.`;
  if (code === 'EAFNOSUPPORT' || code === 'EINVAL')
    return `This machine has no IPv6, which HOST=${address} needs. Set HOST to 0.0.0.0.`;
  return undefined;
}

const fileFaults = new Map([
  ['EACCES', 'is closed to this user'],
  ['EPERM', 'is closed to this user'],
  ['EROFS', 'is on a read-only file system'],
  ['ENOSPC', 'is on a full disk'],
  ['ENOTDIR', 'is not in a folder'],
  ['EEXIST', 'is a file, not a folder'],
]);

function explainFile({ code, syscall, path }: StartError): string | undefined {
  const fault = fileFaults.get(code ?? '');
  if (!fault || !path || syscall === 'spawn') return undefined;
  return `${path} ${fault}. Set DATA_DIR to a folder that this user may write to.`;
}
