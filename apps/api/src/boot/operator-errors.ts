/** A fault that the operator can fix; the message says how. A command ends with status 1. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

/** The command line asks for something that is not possible. A command ends with status 2. */
export class UsageError extends OperatorError {
  override name = 'UsageError';
}
