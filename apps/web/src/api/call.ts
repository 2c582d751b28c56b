import type { AnyCall, EndpointOutput, EndpointRequest } from '@africanscity/contracts/call';

/**
 * Calls an operation of the API: in the browser an HTTP request, in server rendering a call within the process. Rejects
 * with an `ApiFailure`.
 */
export type Call = <E extends AnyCall>(
  endpoint: E,
  input: EndpointRequest<E>,
  options?: CallOptions,
) => Promise<EndpointOutput<E>>;

export interface CallOptions {
  /** Key of a submission, so that a retry after a lost response has no second effect. */
  idempotencyKey?: string;
  /** Aborts the call. */
  signal?: AbortSignal;
  /** Called with the number of sent bytes of the body. */
  onProgress?: (sent: number, total: number) => void;
}

/** An error response of the API, or a failure to reach it. */
export class ApiFailure extends Error {
  /** HTTP status; 0 without a response. */
  readonly status: number;
  readonly code: string;
  readonly fields: { field: string; defaultMessage: string }[];
  /** Seconds until a retry makes sense, if the response says so. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    fields: { field: string; defaultMessage: string }[] = [],
    retryAfter?: number,
  ) {
    super(message);
    this.name = 'ApiFailure';
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}
