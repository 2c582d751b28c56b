import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { isIPv6 } from 'node:net';
import { join } from 'node:path';
import { offeredLanguages } from '@africanscity/messages/languages';
import { defaultBrand } from '@africanscity/contracts/brand';
import type { Config } from '../context.ts';
import { checkedMapFile } from '../domains/listings/map/map-file.ts';
import { mapFilePath } from '../domains/listings/map/serve-map-file.ts';
import type { Env } from '../settings.ts';
import { isLoopback, isUnspecified } from '../network.ts';

/** Resolves the settings that use cases need. */
export async function resolveConfig(env: Env): Promise<Config> {
  return {
    brand: initialBrand(env),
    languages: env.LANGUAGES ?? offeredLanguages,
    publicUrl: env.PUBLIC_URL ?? `http://${nameOf(env.HOST)}:${env.PORT}`,
    apiBasePath: env.API_BASE_PATH,
    jwtSecret: env.JWT_SECRET ?? (await keptSecret(env.DATA_DIR)),
    tokenTtlSeconds: env.TOKEN_TTL_SECONDS,
    oauthClient: { id: env.OAUTH_CLIENT_ID, secret: env.OAUTH_CLIENT_SECRET },
    corsOrigins: env.CORS_ORIGINS,
    trustProxy: env.TRUST_PROXY ?? [],
    alertDelaySeconds: env.ALERT_DELAY_SECONDS,
    mapTiles: mapTilesOf(env),
    mapFile: env.MAP_FILE ? await checkedMapFile(env.MAP_FILE) : null,
    siteCurrency: env.SITE_CURRENCY,
    ratesUrl: env.RATES_URL ?? null,
    assetUrl: env.ASSET_URL ?? '',
    requestsPerMinute: env.REQUESTS_PER_MINUTE,
    pageCacheSeconds: env.PAGE_CACHE_SECONDS,
    // Far above the delay of a busy server, far below a pile-up.
    maxEventLoopDelayMs: 1_000,
    // With an embedded database there is no other copy for a load balancer to use.
    stopDelayMs: (env.STOP_DELAY_SECONDS ?? (env.DATABASE_URL ? 5 : 0)) * 1000,
    metrics: metricsOf(env),
  };
}

function metricsOf({ HOST: host, METRICS_PORT, METRICS_TOKEN }: Env): Config['metrics'] {
  if (METRICS_PORT === undefined && METRICS_TOKEN === undefined) return null;
  return { host, port: METRICS_PORT ?? null, token: METRICS_TOKEN ?? null };
}

/** Returns the brand of a site whose administrators have published none. */
function initialBrand({ BRAND_NAME: name }: Env): Config['brand'] {
  return name === undefined ? defaultBrand : { ...defaultBrand, name, emailSender: name };
}

/** Returns the host at which a browser on this machine finds a server that listens on HOST. */
function nameOf(host: string): string {
  if (isLoopback(host) || isUnspecified(host)) return 'localhost';
  // Web addresses have no zone.
  return isIPv6(host) ? `[${host.replace(/%.*$/, '')}]` : host;
}

function mapTilesOf({ MAP_FILE, TILE_URL, TILE_ATTRIBUTION, API_BASE_PATH }: Env): Config['mapTiles'] {
  if (MAP_FILE)
    return {
      url: `${API_BASE_PATH}/${mapFilePath}`,
      // Such files are made from OpenStreetMap, whose license requires attribution.
      attribution: TILE_ATTRIBUTION ?? '© OpenStreetMap contributors',
      format: 'vector',
    };
  return TILE_URL ? { url: TILE_URL, attribution: TILE_ATTRIBUTION ?? '', format: 'picture' } : null;
}

/** Created at the first start and stored, so that sessions outlive a restart. */
async function keptSecret(dataFolder: string): Promise<string> {
  const path = join(dataFolder, 'jwt-secret');
  await mkdir(dataFolder, { recursive: true });
  // When two processes start together, the flag lets one create the file, and the other reads it.
  await writeFile(path, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  return (await readFile(path, 'utf8')).trim();
}
