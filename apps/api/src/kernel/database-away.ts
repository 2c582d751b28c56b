import { hasCode, hasMessage } from './error-chain.ts';

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
  // Ended for another transaction: a deadlock, or a serialization failure.
  /^40(001|P01)$/,
];

/** Codes of the network, of Node and of Prisma for a database that does not respond. */
const passingCodes = new Set(
  'ECONNREFUSED ECONNRESET ETIMEDOUT EPIPE EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN P1001 P1002 P1008 P1017 P2024 P2028 P2034'.split(
    ' ',
  ),
);

const passingMessages =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|the database system is|ECONNREFUSED|ECONNRESET|ETIMEDOUT/;

/** Classes and codes of SQLSTATE, of the network and of Prisma for a database that takes no queries at all. */
const goneCodes =
  /^(08...|53300|57P0.|ECONN\w+|ETIMEDOUT|EPIPE|E(HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN|P1001|P1002|P1017)$/;
const goneMessages =
  /timeout exceeded when trying to connect|Connection terminated|the database system is|ECONNREFUSED|ECONNRESET|ETIMEDOUT/;

/** Returns whether work failed because the database takes no queries at all. Of several errors, each must say so. */
export function isDatabaseGone(error: unknown): boolean {
  const { errors } = (error ?? {}) as { errors?: unknown };
  if (Array.isArray(errors) && errors.length > 0) return errors.every(isDatabaseGone);
  return hasCode(error, (code) => goneCodes.test(code)) || hasMessage(error, goneMessages);
}

/** Returns whether a query failed because the database is unreachable, overloaded or full, or ended it for another one, rather than for its own fault. */
export function isDatabaseAway(error: unknown): boolean {
  return hasCode(error, isPassing) || hasMessage(error, passingMessages);
}

function isPassing(code: string): boolean {
  return passingCodes.has(code) || (/^[0-9A-Z]{5}$/.test(code) && passing.some((it) => it.test(code)));
}
