import { splitDatabases } from '../addresses-in-settings.ts';
import { Settings } from '../settings.ts';

/** Settings whose values are no secret. Of all others a report says only whether they are set. */
export const shownSettings = new Set([
  'PORT',
  'HOST',
  'DATA_DIR',
  'API_BASE_PATH',
  'PUBLIC_URL',
  'ASSET_URL',
  'BRAND_NAME',
  'DEMO',
  'TOKEN_TTL_SECONDS',
  'CORS_ORIGINS',
  'PAYMENTS',
  'TRUST_PROXY',
  'ALERT_DELAY_SECONDS',
  'STOP_DELAY_SECONDS',
  'REQUESTS_PER_MINUTE',
  'LANGUAGES',
  'SITE_CURRENCY',
  'PAGE_CACHE_SECONDS',
  'MAP_FILE',
  'TILE_ATTRIBUTION',
  'LOG_LEVEL',
  'METRICS_PORT',
  'SLOW_STATEMENT_MS',
  'SQL_COMMENTS',
]);

type Source = Record<string, string | undefined>;

/** Returns all settings of the environment; of a secret only whether it is set. */
export function maskSettings(source: Source): Record<string, string> {
  return Object.fromEntries(
    Object.keys(Settings.shape).map((name) => {
      const value = source[name];
      if (!value) return [name, 'not set'];
      return [name, shownSettings.has(name) ? value : 'set'];
    }),
  );
}

/** Parts of a secret shorter than that would take words out of the report. */
const shortestPart = 4;

/** Returns a function that removes secret settings, with the user names and passwords in them, and email addresses from a text. */
export function redactorOf(source: Source): (text: string) => string {
  const secrets = Object.keys(Settings.shape)
    .filter((name) => !shownSettings.has(name))
    .flatMap((name) => splitDatabases(source[name] ?? '').flatMap(partsOf))
    .filter((part) => part.length >= shortestPart)
    .toSorted((one, other) => other.length - one.length);
  return (text) =>
    secrets
      .reduce((soFar, secret) => soFar.replaceAll(secret, '[secret]'), text)
      .replace(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[email]');
}

function partsOf(value: string): string[] {
  const url = URL.parse(value);
  if (!url) return [value];
  const parts = [value, url.username, url.password, ...url.searchParams.values()];
  return parts.flatMap((part) => [part, decoded(part)]);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
