import { ApiError } from '../../errors.ts';

/**
 * Kinds of failure: `unreachable` no response in time, `busy` we must slow down, `refused` insufficient credentials or
 * rights, `missing` no such folder or bucket, `full` no space.
 */
export type StorageFault = 'unreachable' | 'busy' | 'refused' | 'missing' | 'full';

const retryAfterSeconds = 5;

/** The store failed. The caller of the API learns only that pictures are unavailable; the log has the reason. */
export class StorageFailure extends ApiError {
  readonly fault: StorageFault;

  constructor(fault: StorageFault, cause: unknown) {
    if (fault === 'full') super(507, 'storage_full', 'There is no space left for pictures at the moment.');
    else
      super(503, 'storage_unavailable', 'Pictures are out of reach at the moment. Try again soon.', {
        retryAfter: retryAfterSeconds,
      });
    this.name = 'StorageFailure';
    this.fault = fault;
    this.cause = cause;
  }
}
