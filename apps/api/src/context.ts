import type { StoredDraft } from '@africanscity/contracts/administration/brand';
import type { Brand } from '@africanscity/contracts/brand';
import type { Language } from '@africanscity/messages/languages';
import type { Database, Transaction } from '@africanscity/db/client';
import type { UserRole } from '@africanscity/db/generated/enums';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Mail } from './gateways/mail/mail.ts';
import type { Payments } from './gateways/payments/open-payments.ts';
import type { RemoteFiles } from './gateways/remote-files/remote-files.ts';
import type { Storage } from './gateways/storage/storage.ts';
import type { Jobs } from './kernel/jobs/jobs.ts';
import type { Replicas } from './kernel/replicas/replicas.ts';
import type { UntrustedProxies } from './kernel/untrusted-proxies.ts';
import type { Memo } from './once-per-request.ts';
import type { Tracing } from './tracing/open-tracing.ts';

/** Settings that use cases need, resolved: nothing is optional or relative. */
export interface Config {
  /** The published brand. It changes while the server runs. */
  brand: Brand;
  /** Languages that visitors can choose; the main language is always one. */
  languages: readonly Language[];
  /** Public address of the site, without a trailing slash. */
  publicUrl: string;
  /** '' or a path such as '/api'. */
  apiBasePath: string;
  jwtSecret: string;
  tokenTtlSeconds: number;
  oauthClient: { id: string; secret: string };
  corsOrigins: string[];
  trustProxy: string[];
  /** Seconds that new listings wait for others before emails announce them. */
  alertDelaySeconds: number;
  /** Tile server for streets on maps; null for maps of land, water and names. */
  mapTiles: { url: string; attribution: string; format: 'picture' | 'vector' } | null;
  /** Path of the PMTiles file behind `mapTiles`, when tiles are vectors. */
  mapFile: string | null;
  /** ISO 4217: currency of a searched amount that names neither a currency nor a place. */
  siteCurrency: string;
  /** Address of the exchange rates, http, https or file; null if administrators set them all. */
  ratesUrl: string | null;
  /** Origin of a CDN that addresses of pictures begin with; '' for this site. */
  assetUrl: string;
  /** API calls that one address may make per minute. */
  requestsPerMinute: number;
  /** Seconds for which a rendered page is served to other visitors; 0 disables the cache. */
  pageCacheSeconds: number;
  /** Milliseconds of event loop delay after which requests are rejected; 0 disables the limit. */
  maxEventLoopDelayMs: number;
  /** Milliseconds in which the server accepts connections after a stop signal, while load balancers remove it. */
  stopDelayMs: number;
  /** Address and token of the metrics; null without metrics. */
  metrics: MetricsSettings | null;
}

export interface MetricsSettings {
  host: string;
  /** A port of their own; null for `/metrics` of the site. */
  port: number | null;
  /** Secret of the readers; null where the port is enough. */
  token: string | null;
}

/** Dependencies of the application, created once by start.ts or a test. */
export interface AppContext {
  config: Config;
  db: Database;
  /** The pool beneath `db`, for libraries that talk to Postgres themselves. */
  pool: Pool;
  /** Absent without replicas of the database, and for requests that read the primary alone. */
  replicas?: Replicas | undefined;
  /** Returns whether the embedded Postgres runs; absent with any other database. */
  databaseIsUp?: (() => boolean) | undefined;
  storage: Storage;
  mail: Mail;
  payments: Payments;
  /** Feeds and pictures at addresses that users typed. */
  remoteFiles: RemoteFiles;
  jobs: Jobs;
  hooks: Hooks;
  /** Addresses that look like a proxy and that `trustProxy` does not name. */
  untrustedProxies: UntrustedProxies;
  /** Absent without a collector of traces. */
  tracing?: Tracing | undefined;
  /** Values computed once per request; absent outside of requests. */
  memo?: Memo | undefined;
  clock: () => Date;
  log: Logger;
}

/** Functions of higher domains that lower ones call but may not import. start.ts injects them. */
export interface Hooks {
  listingQuota: ListingQuota;
  /** Called when listings came or changed in this transaction: saved searches and requests are matched, and webhooks sent, soon. */
  listingsArrived(ctx: AppContext, tx: Transaction): Promise<void>;
  /** Called when a company was verified in this transaction: listings under a look-alike name are looked for. */
  companyVerified(ctx: AppContext, tx: Transaction, agencyId: number): Promise<void>;
  /** Called when an account changed its address in this transaction: records by address follow. */
  addressChanged(tx: Transaction, change: AddressChange): Promise<void>;
  /** Called when an address was proved to belong to an account in this transaction: its records become the account's. */
  addressConfirmed(tx: Transaction, account: { userId: number; email: string }): Promise<void>;
}

export interface AddressChange {
  userId: number;
  from: string;
  to: string;
}

/** Returns how many active listings an owner may have, by their package. */
export interface ListingQuota {
  /** Returns whether a listing counts against its owner's limit. */
  takesPlace(listing: { status?: string; importKey?: string | null }): boolean;
  /** Returns how many more active listings the owner may have, null for no limit, and whether they have a package. */
  readFree(
    db: Database | Transaction,
    ownerId: number,
    now: Date,
  ): Promise<{ free: number | null; hasPackage: boolean }>;
  /** Throws Conflict when the owner has as many active listings as allowed, less those `takenAlready`. */
  requirePlace(db: Database | Transaction, ownerId: number, now: Date, takenAlready?: number): Promise<void>;
  /** Reactivates listings that wait for a place, after one became free. */
  refillPlaces(tx: Transaction, ownerId: number, now: Date): Promise<void>;
  /** Locks the quota of these owners until the transaction ends. */
  lockEntitlements(tx: Transaction, ...ownerIds: number[]): Promise<void>;
}

/** The logged-in caller. */
export interface Actor {
  userId: number;
  /** An administrator without the required second factor has no administrator rights. */
  role: UserRole;
  sessionId: string;
  /** When the caller last proved their identity. */
  confirmedAt: Date;
  /** Whether the caller is an administrator without the required second factor. */
  lacksFactor: boolean;
  /** The API key that calls: it sees and changes the data of its company alone. */
  key?: ActingKey;
}

export interface ActingKey {
  id: number;
  /** Null for a key of the site. */
  agencyId: number | null;
}

/** Everything that a use case receives beside its input. */
export interface RequestContext extends AppContext {
  /** Null for anonymous callers. */
  actor: Actor | null;
  /** Address of the connection, or the one that a trusted proxy names. */
  address: string;
  /** Whether the request comes from this machine, without a proxy. */
  isLocal: boolean;
  userAgent: string;
  /** The language that the request names; null for clients that name none, which get English. */
  language: Language | null;
  /** The Cookie header; '' without one. */
  cookies: string;
  /** Set by a use case: the Set-Cookie header of the response. */
  setCookie?: string;
  /** The client's idempotency key for this submission. */
  idempotencyKey: string | null;
  /** Set by a use case whose response is for this caller alone, although the address is shared: no cache stores it. */
  isPersonal?: true;
  /** The draft of the brand, while a page is rendered for an administrator who previews it. */
  previewedDraft?: StoredDraft | undefined;
  /** From 0 to below 1. Random choices of a rendered page stay the same for a minute, on every copy of the server. */
  random: () => number;
}
