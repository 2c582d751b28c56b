import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { isIPv6 } from 'node:net';
import { join } from 'node:path';
import type { Config } from '../context.ts';
import { checkedMapFile } from '../domains/listings/map-file.ts';
import { mapFilePath } from '../domains/listings/serve-map-file.ts';
import type { Env } from '../env.ts';
import { isLoopback, isUnspecified } from '../network.ts';

/** The settings that verbs need, with everything absent filled in. */
export async function resolveConfig(env: Env): Promise<Config> {
  return {
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
    requestsPerMinute: env.REQUESTS_PER_MINUTE,
    pageCacheSeconds: env.PAGE_CACHE_SECONDS,
    // Far above what a busy server shows, far below a pile-up.
    maxEventLoopDelayMs: 1_000,
    // On an embedded database there is no other copy that a load balancer could turn to.
    stopDelayMs: (env.STOP_DELAY_SECONDS ?? (env.DATABASE_URL ? 5 : 0)) * 1000,
  };
}

/** The host of an address at which a browser on this machine finds a server that listens on HOST. */
function nameOf(host: string): string {
  if (isLoopback(host) || isUnspecified(host)) return 'localhost';
  // Addresses of the web have no zone.
  return isIPv6(host) ? `[${host.replace(/%.*$/, '')}]` : host;
}

function mapTilesOf({ MAP_FILE, TILE_URL, TILE_ATTRIBUTION, API_BASE_PATH }: Env): Config['mapTiles'] {
  if (MAP_FILE)
    return {
      url: `${API_BASE_PATH}/${mapFilePath}`,
      // Such files are made of OpenStreetMap, which wants to be named.
      attribution: TILE_ATTRIBUTION ?? '© OpenStreetMap contributors',
      format: 'vector',
    };
  return TILE_URL ? { url: TILE_URL, attribution: TILE_ATTRIBUTION ?? '', format: 'picture' } : null;
}

/** Made at the first start and kept, so that sessions outlive a restart. */
async function keptSecret(dataFolder: string): Promise<string> {
  const path = join(dataFolder, 'jwt-secret');
  await mkdir(dataFolder, { recursive: true });
  // The flag makes one of two processes that start together the maker; the other reads.
  await writeFile(path, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  return (await readFile(path, 'utf8')).trim();
}
