import pg from 'pg';

/**
 * Settings of a connection that change the meaning of statements and results. A server, a database or a role may have other
 * defaults, such as `datestyle=DMY`.
 */
export const meaning = [
  'datestyle=ISO,MDY',
  'intervalstyle=postgres',
  'timezone=UTC',
  'bytea_output=hex',
  'standard_conforming_strings=on',
  // Floating-point numbers have all their digits.
  'extra_float_digits=1',
  'default_transaction_isolation=read\\ committed',
];

/** JIT compilation never pays for a query of a millisecond, and starting parallel workers takes longer than a page. */
export const planning = ['jit=off', 'max_parallel_workers_per_gather=0'];

/**
 * Returns options that open a connection with these settings; those of the URL's own `options` stay unless ours override
 * them.
 */
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

/** Postgres accepts a setting of any name with a dot; a pooler that drops settings drops this one too. */
export const marker = 'africanscity.held=yes';

/** Opens a connection for the start, without a timeout and with the same meaning on every database. */
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
