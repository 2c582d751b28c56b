import type { AnyCall, EndpointOutput, EndpointRequest } from '@africanscity/contracts/call';

/**
 * Carries out an operation of the API. In the browser it is a request; on the server that renders
 * pages, a call within the process. Rejects with an `ApiFailure`.
 */
export type Call = <E extends AnyCall>(
  endpoint: E,
  input: EndpointRequest<E>,
  options?: CallOptions,
) => Promise<EndpointOutput<E>>;

export interface CallOptions {
  /** Names a submission, so that sending it again after a lost reply does it once. */
  idempotencyKey?: string;
  /** Ends what nobody waits for any more. */
  signal?: AbortSignal;
  /** Hears how many bytes of the body are on their way. */
  onProgress?: (sent: number, total: number) => void;
}

/** What the API answered instead of a result, or that it could not be reached. */
export class ApiFailure extends Error {
  /** HTTP status; 0 when no answer arrived. */
  readonly status: number;
  readonly code: string;
  readonly fields: { field: string; defaultMessage: string }[];
  /** Seconds until another try makes sense, where the answer says so. */
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
