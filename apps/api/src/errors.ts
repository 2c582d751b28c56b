import { waitWords } from '@africanscity/contracts/wait-words';

/** A field of the input and its fault, in the shape that clients read. */
export interface FieldError {
  field: string;
  defaultMessage: string;
}

/** An error that the caller may see. `code` is stable: clients and tests depend on it, not on the message. */
export class ApiError extends Error {
  readonly statusCode: number;
  readonly code: string;
  readonly errors?: FieldError[];
  /** Seconds until the next try, sent as Retry-After. */
  readonly retryAfter?: number;

  constructor(
    statusCode: number,
    code: string,
    message: string,
    more: { errors?: FieldError[]; retryAfter?: number } = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.statusCode = statusCode;
    this.code = code;
    this.errors = more.errors;
    this.retryAfter = more.retryAfter;
  }
}

/** The input is invalid. Names each field and how to fix it. */
export class InvalidInput extends ApiError {
  constructor(errors: FieldError[]) {
    const fields = errors.map((error) => `${error.field} ${error.defaultMessage}`).join('; ');
    super(400, 'invalid_input', `Please correct: ${fields}.`, { errors });
  }
}

export class NotAuthenticated extends ApiError {
  constructor() {
    super(401, 'not_authenticated', 'Log in to do this.');
  }
}

export class NotAllowed extends ApiError {
  constructor(message = 'You are not allowed to do this.') {
    super(403, 'not_allowed', message);
  }
}

export class NotFound extends ApiError {
  constructor(what: string) {
    super(404, 'not_found', `${what} was not found.`);
  }
}

export class Conflict extends ApiError {
  constructor(code: string, message: string) {
    super(409, code, message);
  }
}

export class TooManyRequests extends ApiError {
  /** Seconds until the next try. `said` replaces the message for a caller who is not responsible for the load. */
  constructor(retryAfter: number, said?: string) {
    super(429, 'too_many_requests', `${said ?? 'Too many tries.'} Try again in ${waitWords(retryAfter)}.`, {
      retryAfter,
    });
  }
}

/** A service that we depend on does not answer now. */
export class Unavailable extends ApiError {
  constructor(message = 'The service is busy. Try again in a moment.') {
    super(503, 'unavailable', message, { retryAfter: 5 });
  }
}
