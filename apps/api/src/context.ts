import type { Database, Transaction } from '@africanscity/db/client';
import type { UserRole } from '@africanscity/db/generated/enums';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Mail } from './gateways/mail/mail.ts';
import type { Payments } from './gateways/payments/open-payments.ts';
import type { Storage } from './gateways/storage/storage.ts';
import type { Jobs } from './kernel/jobs/jobs.ts';
import type { UntrustedProxies } from './kernel/untrusted-proxies.ts';
import type { Memo } from './once-per-request.ts';

/** Settings that verbs need, resolved: nothing here is optional or relative any more. */
export interface Config {
  /** Where people reach the site, without a slash at the end. */
  publicUrl: string;
  /** '' or a path such as '/api'. */
  apiBasePath: string;
  jwtSecret: string;
  tokenTtlSeconds: number;
  oauthClient: { id: string; secret: string };
  corsOrigins: string[];
  trustProxy: string[];
  /** Seconds that new listings wait for others before mails tell of them. */
  alertDelaySeconds: number;
  /** Where maps get their streets from; null for maps of land, water and names. */
  mapTiles: { url: string; attribution: string; format: 'picture' | 'vector' } | null;
  /** The PMTiles file that `mapTiles` means when it is vectors. */
  mapFile: string | null;
  /** ISO 4217: the currency of an amount in a search that names neither a currency nor a place. */
  siteCurrency: string;
  /** API calls that one address may make in a minute. */
  requestsPerMinute: number;
  /** Seconds for which a rendered page is sent to other visitors as it is; 0 for not at all. */
  pageCacheSeconds: number;
  /** Milliseconds by which work may wait for its turn before requests are turned away; 0 for never. */
  maxEventLoopDelayMs: number;
  /** Milliseconds between a signal to stop, when load balancers are told, and the last new connection. */
  stopDelayMs: number;
}

/** Everything that the application depends on, made once by start.ts or a test. */
export interface AppContext {
  config: Config;
  db: Database;
  /** The pool beneath `db`, for libraries that speak to Postgres themselves. */
  pool: Pool;
  /** Whether the embedded Postgres runs; absent when the database is somebody else's. */
  databaseIsUp?: (() => boolean) | undefined;
  storage: Storage;
  mail: Mail;
  payments: Payments;
  jobs: Jobs;
  hooks: Hooks;
  /** Addresses that look like a proxy which `trustProxy` does not name. */
  untrustedProxies: UntrustedProxies;
  /** What one request computed once for all its parts; absent outside of requests. */
  memo?: Memo | undefined;
  clock: () => Date;
  log: Logger;
}

/** What domains need of those above them, which they may not import: handed in by whoever starts the server. */
export interface Hooks {
  listingQuota: ListingQuota;
  /** Listings came or changed in this transaction: whoever waits for such ones is told soon. */
  listingsArrived(ctx: AppContext, tx: Transaction): Promise<void>;
  /** A company was verified in this transaction: listings under a name like its own are looked for. */
  companyVerified(ctx: AppContext, tx: Transaction, agencyId: number): Promise<void>;
  /** An account took another address in this transaction: what goes by the address follows. */
  addressChanged(tx: Transaction, change: AddressChange): Promise<void>;
  /** An address proved to be an account's in this transaction: what belongs to the address is the account's from now on. */
  addressConfirmed(tx: Transaction, account: { userId: number; email: string }): Promise<void>;
}

export interface AddressChange {
  userId: number;
  from: string;
  to: string;
}

/** How many active listings somebody may have, by what they bought. */
export interface ListingQuota {
  /** Whether a listing takes one of its owner's places. */
  takesPlace(listing: { status?: string; importKey?: string | null }): boolean;
  /** Throws Conflict when the owner has as many active listings as allowed, less those `takenAlready`. */
  requirePlace(db: Database | Transaction, ownerId: number, now: Date, takenAlready?: number): Promise<void>;
  /** Brings back listings that wait for a place, after one became free. */
  refillPlaces(tx: Transaction, ownerId: number, now: Date): Promise<void>;
  /** Waits for its turn: until the transaction ends, nobody else changes what these owners have or use. */
  lockEntitlements(tx: Transaction, ...ownerIds: number[]): Promise<void>;
}

/** Who calls, as their session says. */
export interface Actor {
  userId: number;
  /** An administrator who lacks the factor that they must have is nobody special. */
  role: UserRole;
  sessionId: string;
  /** When they last proved who they are. */
  confirmedAt: Date;
  /** Whether it is an administrator without the second factor that administrators must have. */
  lacksFactor: boolean;
}

/** What a verb receives beside its input. */
export interface RequestContext extends AppContext {
  /** Null for anonymous callers. */
  actor: Actor | null;
  /** The connection's address, or the one a trusted proxy names. */
  address: string;
  /** Whether the request was made on this very machine, and no proxy brought it. */
  isLocal: boolean;
  userAgent: string;
  /** The Cookie header; '' without one. */
  cookies: string;
  /** Set by a use case: the Set-Cookie header of the response. */
  setCookie?: string;
  /** The client's name for this very submission, so that sending it again does it once. */
  idempotencyKey: string | null;
  /** Set by a verb whose answer is for this caller alone, although others ask at the same address: no cache keeps it. */
  isPersonal?: true;
  /** From 0 to below 1. What is drawn for a page that the server renders stands for a minute, on every copy. */
  random: () => number;
}
