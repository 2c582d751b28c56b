import * as texts from '@africanscity/messages/site';
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
    super(400, 'invalid_input', texts.pleaseCorrect({ fields }), { errors });
  }
}

export class NotAuthenticated extends ApiError {
  constructor() {
    super(401, 'not_authenticated', texts.logInToDoThis());
  }
}

export class NotAllowed extends ApiError {
  constructor(message = texts.notAllowed()) {
    super(403, 'not_allowed', message);
  }
}

export class NotFound extends ApiError {
  constructor(message: string) {
    super(404, 'not_found', message);
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
    const wait = waitWords(retryAfter);
    const message = said === undefined ? texts.tooManyTries({ wait }) : texts.saidTryAgain({ said, wait });
    super(429, 'too_many_requests', message, { retryAfter });
  }
}

/** A service that we depend on does not answer now. */
export class Unavailable extends ApiError {
  constructor(message = texts.serviceBusy()) {
    super(503, 'unavailable', message, { retryAfter: 5 });
  }
}
