/** Classes and codes of SQLSTATE for faults of the database that pass, by themselves or after a fix by the operator. */
const passing = [
  // Connection exception.
  /^08/,
  // Insufficient resources: a full volume (53100), no memory (53200), too many connections (53300).
  /^53/,
  // Cancelled, as by the statement timeout; shut down, crashed, starting.
  /^57(014|P0)/,
  // I/O error of the database's disk.
  /^58030$/,
];

/** Codes of the network, of Node and of Prisma for a database that does not respond. */
const passingCodes = new Set(
  'ECONNREFUSED ECONNRESET ETIMEDOUT EPIPE EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN P1001 P1002 P1008 P1017 P2024 P2028'.split(
    ' ',
  ),
);

const passingMessages =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|the database system is|ECONNREFUSED|ECONNRESET|ETIMEDOUT/;

/** Returns whether a query failed because the database is unreachable, overloaded or full, rather than for its own fault. */
export function isDatabaseAway(error: unknown): boolean {
  return chainOf(error).some(({ code, originalCode, message }) => {
    const codes = [code, originalCode].filter((value) => typeof value === 'string');
    return (
      codes.some(
        (value) => passingCodes.has(value) || (/^[0-9A-Z]{5}$/.test(value) && passing.some((it) => it.test(value))),
      ) ||
      (typeof message === 'string' && passingMessages.test(message))
    );
  });
}

interface Link {
  code?: unknown;
  originalCode?: unknown;
  message?: unknown;
  cause?: unknown;
  errors?: unknown;
  meta?: { driverAdapterError?: unknown };
}

/** Returns an error, its causes, and the driver's error beneath Prisma's. */
function chainOf(error: unknown, depth = 0): Link[] {
  if (typeof error !== 'object' || error === null || depth > 5) return [];
  const link = error as Link;
  const beneath = [link.cause, link.meta?.driverAdapterError, ...(Array.isArray(link.errors) ? link.errors : [])];
  return [link, ...beneath.flatMap((next) => chainOf(next, depth + 1))];
}
