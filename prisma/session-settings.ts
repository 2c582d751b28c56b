import pg from 'pg';

/**
 * Settings of a connection that the meaning of statements and answers depends on. A server, a database or a role may have
 * other defaults, such as `datestyle=DMY`.
 */
const meaning = [
  'datestyle=ISO,MDY',
  'intervalstyle=postgres',
  'timezone=UTC',
  'bytea_output=hex',
  'standard_conforming_strings=on',
  // Floating-point numbers are answered with all their digits.
  'extra_float_digits=1',
  'default_transaction_isolation=read\\ committed',
];

/** Returns what opens a connection with these settings; those of the URL's own `options` stay unless ours say otherwise. */
export function connectionWith(
  databaseUrl: string,
  settings: string[] = [],
): { connectionString: string; options: string } {
  const [address = '', query] = databaseUrl.split('?', 2);
  const parameters = new URLSearchParams(query);
  const given = parameters.getAll('options');
  parameters.delete('options');
  const ours = [...meaning, ...settings].map((setting) => `-c ${setting}`);
  return {
    connectionString: parameters.size ? `${address}?${parameters}` : address,
    options: [...given, ...ours].join(' '),
  };
}

/** Postgres keeps a setting of any name with a dot; something between that drops settings drops this one too. */
export const marker = 'africanscity.held=yes';

/** A connection for the start: nothing cuts its statements off, and they mean the same on every database. */
export function openStartConnection(databaseUrl: string): pg.Client {
  return new pg.Client({
    ...connectionWith(databaseUrl, [
      'statement_timeout=0',
      'lock_timeout=0',
      'idle_in_transaction_session_timeout=0',
      marker,
    ]),
    connectionTimeoutMillis: 10_000,
  });
}
