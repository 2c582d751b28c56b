interface Link {
  code?: unknown;
  originalCode?: unknown;
  message?: unknown;
  cause?: unknown;
  errors?: unknown;
  meta?: { driverAdapterError?: unknown };
}

/** Returns an error, its causes, and the driver's error beneath Prisma's. */
export function errorChain(error: unknown, depth = 0): Link[] {
  if (typeof error !== 'object' || error === null || depth > 5) return [];
  const link = error as Link;
  const beneath = [link.cause, link.meta?.driverAdapterError, ...(Array.isArray(link.errors) ? link.errors : [])];
  return [link, ...beneath.flatMap((next) => errorChain(next, depth + 1))];
}

/** Returns whether an error or one of its causes has such a code. */
export function hasCode(error: unknown, isAsked: (code: string) => boolean): boolean {
  return errorChain(error).some(({ code, originalCode }) =>
    [code, originalCode].some((value) => typeof value === 'string' && isAsked(value)),
  );
}

/** Returns whether an error or one of its causes has such a message. */
export function hasMessage(error: unknown, asked: RegExp): boolean {
  return errorChain(error).some(({ message }) => typeof message === 'string' && asked.test(message));
}
