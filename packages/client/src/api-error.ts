/** An answer that is an error. */
export class ApiError extends Error {
  /** HTTP status. */
  readonly status: number;
  /** Such as 'invalid_input', 'missing_scope' or 'too_many_requests'. */
  readonly code: string;
  /** The fields of the input that are not valid, with the reason. */
  readonly errors: { field: string; defaultMessage: string }[];
  /** Seconds until a retry makes sense, if the answer says so. */
  readonly retryAfter: number | undefined;
  /** Names the request in the log of the site. */
  readonly requestId: string | undefined;

  constructor(status: number, body: Partial<Pick<ApiError, 'code' | 'message' | 'errors'>>, headers: Headers) {
    super(body.message ?? `The site answered with status ${status}.`);
    this.name = 'ApiError';
    this.status = status;
    this.code = body.code ?? 'unknown';
    this.errors = body.errors ?? [];
    const seconds = headers.get('retry-after');
    this.retryAfter = seconds !== null && /^\d+$/.test(seconds) ? Number(seconds) : undefined;
    this.requestId = headers.get('x-request-id') ?? undefined;
  }
}
