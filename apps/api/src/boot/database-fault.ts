/** The database of the settings cannot be used, for a reason that whoever set it can mend. */
export class DatabaseFault extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause });
    this.name = 'DatabaseFault';
  }
}

const unreachable =
  /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EPIPE|57P03|53300)$/;

/** Says in a sentence what is wrong with DATABASE_URL, without its password; any other error as it is. */
export function explainDatabase(databaseUrl: string, error: unknown): unknown {
  const { code, message } = codeAndMessage(error);
  const url = URL.canParse(databaseUrl) ? new URL(databaseUrl) : undefined;
  if (!url?.hostname)
    return new DatabaseFault(
      'DATABASE_URL is no address such as postgresql://USER:PASSWORD@HOST:5432/DATABASE.',
      error,
    );
  const place = `${url.hostname}:${url.port || 5432}`;
  const user = decodeURIComponent(url.username) || 'nobody';
  const database = decodeURIComponent(url.pathname.slice(1)) || user;
  if (unreachable.test(code) || /timeout expired|Connection terminated/.test(message))
    return new DatabaseFault(
      `No Postgres takes connections at ${place}, where DATABASE_URL points (${code || message}): check the address, and that it runs there.`,
      error,
    );
  if (code === '28P01' || code === '28000' || /^SASL|password must be a string/.test(message))
    return new DatabaseFault(
      `Postgres at ${place} refuses the user ${user} with the password of DATABASE_URL: correct either in DATABASE_URL, or at Postgres.`,
      error,
    );
  if (code === '3D000')
    return new DatabaseFault(
      `There is no database ${database} at ${place}: create it, or name another one in DATABASE_URL.`,
      error,
    );
  if (/does not support SSL|certificate|self-signed/i.test(message))
    return new DatabaseFault(
      `Postgres at ${place} does not agree on TLS (${message}): set sslmode in DATABASE_URL to what it offers.`,
      error,
    );
  return error;
}

function codeAndMessage(error: unknown): { code: string; message: string } {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return { code: String(code ?? ''), message: String(message ?? '') };
}
