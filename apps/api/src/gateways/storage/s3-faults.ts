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

/** Returns a failed call to the store as a `StorageFailure`; errors of our own stay unchanged. */
export function nameS3Fault(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof TypeError) return error;
  const { name, code, $metadata } = error as RemoteError;
  const fault = byName.get(name) ?? byStatus.get($metadata?.httpStatusCode ?? 0);
  if (fault) return new StorageFailure(fault, error);
  // Connections end with dozens of system codes, and we can influence none of the store's other errors either.
  return code || $metadata ? new StorageFailure('unreachable', error) : error;
}
