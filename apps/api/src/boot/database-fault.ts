import { poolerSentence } from '@africanscity/db/database-check';

/** Thrown when the database of the settings cannot be used for a reason that the operator can fix. */
export class DatabaseFault extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause });
    this.name = 'DatabaseFault';
  }
}

const unreachable =
  /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EPIPE|57P03|53300)$/;

interface Place {
  /** Host and port. */
  at: string;
  user: string;
  database: string;
}

/**
 * Returns an error that says what is wrong with DATABASE_URL, or the setting of that name, without its password. Returns any
 * other error unchanged.
 */
export function explainDatabase(databaseUrl: string, error: unknown, setting = 'DATABASE_URL'): unknown {
  const explained = explainAddress(databaseUrl, error);
  if (!(explained instanceof DatabaseFault)) return explained;
  return new DatabaseFault(explained.message.replaceAll(/\bDATABASE_URL/g, setting), error);
}

function explainAddress(databaseUrl: string, error: unknown): unknown {
  const place = placeOf(databaseUrl);
  if (!place)
    return new DatabaseFault(
      'DATABASE_URL is no address such as postgresql://USER:PASSWORD@HOST:5432/DATABASE.',
      error,
    );
  for (const link of causesOf(error)) {
    const sentence = explainConnection(link, place) ?? explainRights(link, place);
    if (sentence) return new DatabaseFault(sentence, error);
  }
  return error;
}

function explainConnection({ code, message }: Cause, { at, user, database }: Place): string | undefined {
  if (unreachable.test(code) || /timeout expired|Connection terminated|^connect ENOENT/.test(message))
    return `No Postgres takes connections at ${at}, where DATABASE_URL points (${code || message}): check the address, and that it runs there.`;
  if (code === '28P01' || code === '28000' || /^SASL|password must be a string/.test(message))
    return `Postgres at ${at} refuses the user ${user} with the password of DATABASE_URL: correct either in DATABASE_URL, or at Postgres.`;
  if (code === '3D000')
    return `There is no database ${database} at ${at}: create it, or name another one in DATABASE_URL.`;
  if (/startup parameter/.test(message)) return poolerSentence;
  if (/does not support SSL|certificate|self-signed/i.test(message))
    return `Postgres at ${at} does not agree on TLS (${message}): set sslmode in DATABASE_URL to what it offers.`;
  if (code === 'ENOENT')
    return `DATABASE_URL names a certificate file that does not exist: correct sslcert, sslkey or sslrootcert in DATABASE_URL.`;
  return undefined;
}

/** Messages of the Postgres versions about an extension that is not installed. */
const noExtension = /extension "(\w+)" is not available|could not open extension control file .*\/(\w+)\.control/;

function explainRights({ code, message }: Cause, { at, user, database }: Place): string | undefined {
  if (code === '42501')
    return `The user ${user} of DATABASE_URL lacks a right at ${at} (${message}): make it the owner of the database and of its tables, for example with ALTER DATABASE ${database} OWNER TO ${user}.`;
  if (code === '25006')
    return `The database ${database} at ${at} is read only: set DATABASE_URL to one that can be written.`;
  if (code === '53100') return `The disk of Postgres at ${at}, where DATABASE_URL points, is full: make room there.`;
  const extension = noExtension.exec(message);
  if (extension)
    return `Postgres at ${at}, where DATABASE_URL points, lacks the extension ${extension[1] ?? extension[2]}: install the contrib package of that Postgres.`;
  return undefined;
}

function placeOf(databaseUrl: string): Place | undefined {
  const url = URL.parse(databaseUrl);
  const host = url?.hostname || url?.searchParams.get('host');
  if (!url || !host) return undefined;
  const user = decodeURIComponent(url.username) || 'nobody';
  const database = decodeURIComponent(url.pathname.slice(1)) || user;
  return { at: `${host}:${url.port || 5432}`, user, database };
}

interface Cause {
  code: string;
  message: string;
}

/** Returns an error and its causes, the outermost first. */
function causesOf(error: unknown, depth = 0): Cause[] {
  if (typeof error !== 'object' || error === null || depth > 5) return [];
  const { code, message, cause } = error as { code?: unknown; message?: unknown; cause?: unknown };
  return [{ code: String(code ?? ''), message: String(message ?? '') }, ...causesOf(cause, depth + 1)];
}
