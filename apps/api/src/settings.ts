import { EmailAddress } from '@africanscity/contracts/accounts/users';
import { z } from 'zod';
import { readBareUrl, readDatabase, readHost, readOrigin, readRatesUrl, readSmtp } from './addresses-in-settings.ts';
import { referenceRates } from './domains/listings/search/query-parser/currencies.ts';
import { parseS3Url } from './gateways/storage/s3-location.ts';
import { basePath, databaseList, isTileUrl, languages, longSecret, onOff, origins, readBy } from './setting-types.ts';
import { TrustedProxies } from './trusted-proxies.ts';

/**
 * Every setting, read once when the process starts. The descriptions are the documentation: a test compares them with
 * docs/settings.md.
 */
export const Settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000).describe('Port to listen on.'),
  HOST: readBy(readHost).default('127.0.0.1').describe('Address to listen on; 0.0.0.0 for all, :: also for IPv6.'),
  DATABASE_URL: readBy(readDatabase)
    .optional()
    .describe('Postgres 18 to use. Absent: an embedded one, kept in `DATA_DIR`.'),
  DIRECT_DATABASE_URL: readBy(readDatabase)
    .optional()
    .describe(
      'Address of Postgres itself, where `DATABASE_URL` leads to a connection pooler such as PgBouncer: migrations, and what else needs a connection of its own, go there.',
    ),
  DATABASE_REPLICA_URLS: databaseList
    .optional()
    .describe(
      'Addresses of streaming replicas of that database, separated by spaces or commas: reads that may be a second old go there. Each is the address of Postgres itself, without a pooler.',
    ),
  DATA_DIR: z.string().default('.data').describe('Folder for the embedded database, pictures and mails.'),
  API_BASE_PATH: basePath
    .default('/api')
    .describe('Where the API answers; `/` for clients that expect it at the root.'),
  PUBLIC_URL: readBy(readOrigin)
    .optional()
    .describe(
      'Address under which people reach the site; links in emails use it. Absent: `http://HOST:PORT`, with `localhost` where HOST means this machine or all its addresses.',
    ),
  BRAND_NAME: z
    .string()
    .trim()
    .min(1)
    .max(40)
    .optional()
    .describe('Name of the site until an administrator publishes a brand. Absent: AfricansCity.'),
  DEMO: onOff
    .optional()
    .describe(
      '`on` fills an empty database with demo listings and logins. Absent: `on` with the embedded database only.',
    ),
  ADMIN_EMAIL: EmailAddress.optional().describe(
    'With `ADMIN_PASSWORD`: creates the first administrator when there is none.',
  ),
  ADMIN_PASSWORD: z
    .string()
    .min(8)
    .max(128)
    .optional()
    .describe('Password of the first administrator, at least 8 characters.'),
  JWT_SECRET: longSecret
    .optional()
    .describe(
      'Signs tokens, at least 32 bytes. Required with `DATABASE_URL`; otherwise made once and kept in `DATA_DIR`.',
    ),
  OAUTH_CLIENT_ID: z
    .string()
    .min(1)
    .default('my-trusted-client')
    .describe('Identifier that clients of the token call carry.'),
  OAUTH_CLIENT_SECRET: z
    .string()
    .min(1)
    .default('secret')
    .describe('Goes with `OAUTH_CLIENT_ID`; public, as clients ship it.'),
  TOKEN_TTL_SECONDS: z.coerce
    .number()
    .int()
    .min(60)
    // Clients use it in a 32-bit millisecond timer.
    .max(2_147_483)
    .default(43_199)
    .describe('Lifetime of a session in seconds, at most 2147483.'),
  CORS_ORIGINS: origins
    .default(['http://localhost:4200'])
    .describe('Origins, separated by commas, whose pages may call the API besides our own.'),
  SMTP_URL: readBy(readSmtp)
    .optional()
    .describe('Email server. Absent: emails are written to `DATA_DIR` and can be read there.'),
  MAIL_FROM: EmailAddress.optional().describe(
    'Address that emails come from. Absent: no-reply at the host of `PUBLIC_URL`.',
  ),
  STORAGE_URL: readBy((text) => {
    parseS3Url(text);
    return text;
  })
    .optional()
    .describe(
      'S3-compatible store for pictures, as s3://KEY:SECRET@HOST/BUCKET?region=R. Absent: a folder in `DATA_DIR`.',
    ),
  PAYMENTS: z
    .enum(['paynow', 'simulator', 'off'])
    .optional()
    .describe(
      'How packages are paid online. Absent: `paynow` when there are keys; without, `simulator` in the demo on the embedded database, and otherwise `off`. In the simulator no money moves: with `DEMO=off` it answers administrators only, and people at this very machine while `HOST` and `PUBLIC_URL` are loopback.',
    ),
  PAYNOW_USD_ID: z.string().optional().describe('Number of the Paynow integration that takes US dollars.'),
  PAYNOW_USD_KEY: z.string().optional().describe('Key of that integration.'),
  PAYNOW_ZWG_ID: z.string().optional().describe('Number of the Paynow integration that takes ZiG.'),
  PAYNOW_ZWG_KEY: z.string().optional().describe('Key of that integration.'),
  PAYNOW_TEST_EMAIL: EmailAddress.optional().describe(
    "While an integration is in Paynow's test mode: a login of the merchant's, named as the payer.",
  ),
  PAYNOW_URL: readBy(readBareUrl)
    .default('https://www.paynow.co.zw')
    .describe('Where Paynow answers. Addresses of any other origin are never asked.'),
  TRUST_PROXY: TrustedProxies.optional().describe(
    'Addresses or ranges of proxies, separated by commas, whose X-Forwarded headers are believed.',
  ),
  ALERT_DELAY_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(3600)
    .default(60)
    .describe(
      'Seconds after which emails tell of a new listing, so that listings which come together are told of together.',
    ),
  STOP_DELAY_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(300)
    .optional()
    .describe(
      'Seconds for which new connections are still taken after SIGTERM, so that load balancers notice. Absent: 5 with `DATABASE_URL`, otherwise 0.',
    ),
  REQUESTS_PER_MINUTE: z.coerce
    .number()
    .int()
    .min(1)
    .default(300)
    .describe(
      'Allowance of one address a minute (of IPv6, of one /64 network): so many calls, as many pages, and four times as many pictures. What costs more uses more: a search by words four, facets three, a page that is not cached two to four, a drawn card sixteen pictures.',
    ),
  LANGUAGES: languages
    .optional()
    .describe(
      'Languages that visitors can choose, by their codes, separated by commas. English is always one, at addresses without a prefix. Absent: all that the site has.',
    ),
  SITE_CURRENCY: z
    .string()
    .refine((code) => referenceRates.has(code), `must be one of: ${[...referenceRates.keys()].join(', ')}`)
    .default('USD')
    .describe(
      'Currency (ISO 4217) of an amount that a visitor types into the search without a currency and without a place. With a place, the amount is in the money of its country.',
    ),
  RATES_URL: readBy(readRatesUrl)
    .optional()
    .describe(
      'Where exchange rates are loaded from four times a day, as https://HOST/PATH or file:///PATH: JSON such as {"base": "USD", "rates": {"NGN": 1530.5}}. A rate that an administrator set is left alone for a week. Absent: administrators set all rates.',
    ),
  PAGE_CACHE_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(3600)
    .default(5)
    .describe(
      'Seconds for which a page is sent to other visitors as it is; for half a minute more it is sent while it is rendered again. 0 renders each page for each visitor.',
    ),
  TILE_URL: z
    .string()
    .refine(
      isTileUrl,
      'must be an http or https address with {z}, {x} and {y} in its path and none in its host, and no user name or password',
    )
    .optional()
    .describe(
      'Map tiles, as https://HOST/{z}/{x}/{y}.png; browsers may then load pictures from that host. Absent: maps show land, water and names, without another server.',
    ),
  MAP_FILE: z
    .string()
    .optional()
    .describe(
      'A PMTiles file of vector tiles in the schema of Protomaps, which the command `map-fetch` writes, in place of `TILE_URL`: maps have streets, which this server hands out itself.',
    ),
  TILE_ATTRIBUTION: z
    .string()
    .max(200)
    .optional()
    .describe(
      'Whom the tiles are owed to, shown on the map as plain text. Absent: © OpenStreetMap contributors with `MAP_FILE`, none with `TILE_URL`.',
    ),
  ASSET_URL: readBy(readOrigin)
    .optional()
    .describe(
      'Address of a CDN that fetches from `PUBLIC_URL`, as https://cdn.example.com: pictures are loaded from there. Absent: from this site.',
    ),
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(1)
    .max(65535)
    .optional()
    .describe('Port at which Prometheus reads `/metrics`, on the address of `HOST`. Absent: none.'),
  METRICS_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe(
      'Token, at least 16 characters, that Prometheus sends as `Authorization: Bearer …`. Without `METRICS_PORT`, metrics are at `/metrics` of the site. Absent: no metrics there.',
    ),
  SLOW_STATEMENT_MS: z.coerce
    .number()
    .int()
    .min(0)
    .default(1000)
    .describe('Milliseconds from which a statement of the database is logged, without its values. 0 logs none.'),
  SQL_COMMENTS: onOff
    .default(false)
    .describe(
      '`on` writes the id of the request before each statement of it, which Postgres then plans each time: for debugging. Otherwise only statements without a name have it, which behind a pooler are all.',
    ),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Least level that is logged.'),
});

export type Env = z.output<typeof Settings>;
