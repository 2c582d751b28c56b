import { StorageFailure, type StorageFault } from './storage-failure.ts';

interface RemoteError extends Error {
  code?: string;
  $metadata?: { httpStatusCode?: number };
}

const byName = new Map<string, StorageFault>([
  ['NoSuchBucket', 'missing'],
  ['SlowDown', 'busy'],
  ['ServiceUnavailable', 'busy'],
  ['RequestTimeTooSkewed', 'refused'],
  ['AccessDenied', 'refused'],
  ['InvalidAccessKeyId', 'refused'],
  ['SignatureDoesNotMatch', 'refused'],
  ['QuotaExceeded', 'full'],
  ['XMinioStorageFull', 'full'],
  ['TimeoutError', 'unreachable'],
  ['AbortError', 'unreachable'],
]);

const byStatus = new Map<number, StorageFault>([
  [401, 'refused'],
  [403, 'refused'],
  [404, 'missing'],
  [429, 'busy'],
  [503, 'busy'],
  [507, 'full'],
]);

/** A failed call to the store as a `StorageFailure`; errors of our own stay as they are. */
export function nameS3Fault(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof TypeError) return error;
  const { name, code, $metadata } = error as RemoteError;
  const fault = byName.get(name) ?? byStatus.get($metadata?.httpStatusCode ?? 0);
  if (fault) return new StorageFailure(fault, error);
  // Connections end in dozens of system codes; whatever else the store answers is out of our hands too.
  return code || $metadata ? new StorageFailure('unreachable', error) : error;
}
