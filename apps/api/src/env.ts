import { type Env, Settings } from './settings.ts';

/**
 * Reads the settings from the environment. Throws one error that names every fault, never a value:
 * a value may be a secret.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  // Compose files and shells express "not set" by an empty variable.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = Settings.safeParse(given);
  const faults = result.success ? [] : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (given.DATABASE_URL && !given.JWT_SECRET)
    faults.push('JWT_SECRET: is required with DATABASE_URL (at least 32 bytes; try `openssl rand -hex 32`)');
  if (given.DIRECT_DATABASE_URL && !given.DATABASE_URL)
    faults.push('DIRECT_DATABASE_URL: needs DATABASE_URL, the address of the pooler');
  if (given.DATABASE_REPLICA_URLS && !given.DATABASE_URL)
    faults.push('DATABASE_REPLICA_URLS: needs DATABASE_URL, the address of the database that they copy');
  if (given.METRICS_PORT && given.METRICS_PORT === (given.PORT ?? '3000'))
    faults.push('METRICS_PORT: must be another port than PORT');
  if (given.MAP_FILE && given.TILE_URL) faults.push('MAP_FILE and TILE_URL: set one of them');
  if (Boolean(given.ADMIN_EMAIL) !== Boolean(given.ADMIN_PASSWORD))
    faults.push('ADMIN_EMAIL and ADMIN_PASSWORD: set both or neither');
  for (const currency of ['USD', 'ZWG'])
    if (Boolean(given[`PAYNOW_${currency}_ID`]) !== Boolean(given[`PAYNOW_${currency}_KEY`]))
      faults.push(`PAYNOW_${currency}_ID and PAYNOW_${currency}_KEY: set both or neither`);
  if (given.PAYMENTS === 'paynow' && !given.PAYNOW_USD_KEY && !given.PAYNOW_ZWG_KEY)
    faults.push('PAYMENTS: paynow needs the number and key of an integration');
  if (!result.success || faults.length) throw new SettingsError(faults);
  return result.data;
}

export class SettingsError extends Error {
  constructor(faults: string[]) {
    super(
      `The settings have ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
    );
    this.name = 'SettingsError';
  }
}
