import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { AppContext } from '../context.ts';
import { TooManyRequests } from '../errors.ts';

const minute = 60;
const hour = 60 * minute;

/**
 * How often an operation may be called, in how many seconds, under one key: a user, a network or an address. Emails are
 * limited by recipient in `outbox/recipient-limits.ts`. A limit named `BySender` counts a sender and an address together, so
 * that one sender cannot use up another's calls about the same address.
 */
export const limits = {
  oauthTokenByEmailAndNetwork: { times: 10, seconds: 15 * minute },
  oauthTokenByNetwork: { times: 30, seconds: 5 * minute },
  // Three of a million codes are valid at a time: at this rate a guess takes a decade. The last limit is for strangers who
  // reset passwords, because each reset starts the day's count anew.
  secondFactorCode: { times: 5, seconds: 15 * minute },
  secondFactorCodeADay: { times: 50, seconds: 24 * hour },
  secondFactorCodeOfAnyPassword: { times: 200, seconds: 24 * hour },
  secondFactorWarning: { times: 1, seconds: 24 * hour },
  recoveryCode: { times: 10, seconds: 15 * minute },
  passkey: { times: 30, seconds: 15 * minute },
  secondStepByNetwork: { times: 60, seconds: 15 * minute },
  saveUser: { times: 5, seconds: 30 * minute },
  updateUserPassword: { times: 10, seconds: 10 * minute },
  requestPasswordResetBySender: { times: 3, seconds: 30 * minute },
  requestPasswordResetByEmail: { times: 5, seconds: 30 * minute },
  requestPasswordResetByNetwork: { times: 30, seconds: 30 * minute },
  accountLinkByNetwork: { times: 30, seconds: 30 * minute },
  verificationEmail: { times: 5, seconds: 30 * minute },
  exportMyData: { times: 5, seconds: hour },
  deleteAccount: { times: 10, seconds: 10 * minute },
  // Programs of a company: by key.
  callsOfKey: { times: 600, seconds: minute },
  changesByKey: { times: 1000, seconds: hour },
  createApiKey: { times: 20, seconds: hour },
  createWebhook: { times: 20, seconds: hour },
  testWebhook: { times: 60, seconds: hour },
  saveProperties: { times: 30, seconds: 30 * minute },
  startListingImport: { times: 60, seconds: hour },
  fetchListingFeed: { times: 30, seconds: hour },
  proposeFacts: { times: 300, seconds: 30 * minute },
  changeOwnListing: { times: 300, seconds: 30 * minute },
  listingConfirmationByNetwork: { times: 240, seconds: hour },
  savePictures: { times: 60, seconds: 30 * minute },
  deletePropertyById: { times: 30, seconds: 30 * minute },
  saveListingReport: { times: 20, seconds: hour },
  reportEnquiry: { times: 20, seconds: hour },
  recordContactTap: { times: 5, seconds: hour },
  // People of one telephone company share an address.
  openChat: { times: 60, seconds: hour },
  saveFeedback: { times: 5, seconds: hour },
  saveContactMessage: { times: 5, seconds: hour },
  confirmationByEmail: { times: 3, seconds: hour },
  sendCompanyMessage: { times: 5, seconds: hour },
  sendAgentMessage: { times: 5, seconds: hour },
  messagesToOnePerson: { times: 30, seconds: hour },
  // Many people share the network of a telephone company; one person uses an account or a mailbox.
  saveEnquiry: { times: 20, seconds: hour },
  enquiriesOfAccount: { times: 40, seconds: 24 * hour },
  enquiryLinkByNetwork: { times: 240, seconds: hour },
  writeEnquiry: { times: 120, seconds: hour },
  saveCompany: { times: 30, seconds: 30 * minute },
  savePropertyRequest: { times: 5, seconds: hour },
  startPayment: { times: 30, seconds: hour },
  saveRequestAnswer: { times: 30, seconds: hour },
  requestMailsToOneOwner: { times: 10, seconds: 24 * hour },
  savePropertyEvaluation: { times: 5, seconds: hour },
  inviteTeamMember: { times: 20, seconds: 24 * hour },
  invitationBySender: { times: 5, seconds: 24 * hour },
  askToJoin: { times: 10, seconds: 24 * hour },
  subscribeNewsletter: { times: 5, seconds: hour },
  newsletterMailBySender: { times: 3, seconds: hour },
  spamForms: { times: 20, seconds: hour },
  // A family reads and comments in the evening, from one network.
  saveShortlistComment: { times: 60, seconds: hour },
  saveSavedSearch: { times: 60, seconds: hour },
  saveSearchByEmail: { times: 20, seconds: hour },
} as const satisfies Record<string, { times: number; seconds: number }>;

/**
 * Owners whose phone, email and contacts one account may see per day by default, and the factor for one network. Counted by
 * owner in `contact_shares`, because seeing the same owner again is free.
 */
export const contactLimits = { ownersADay: 30, networkFactor: 10 } as const;

export type LimitName = keyof typeof limits;

/**
 * Counts one use, exactly, across all copies of the server. Throws `TooManyRequests` beyond the limit, worded by `said`.
 * Stores only a digest of the key, because it may be an address.
 */
export async function consume(ctx: AppContext, name: LimitName, key: string | number, said?: string): Promise<void> {
  try {
    await limiter(ctx, name).consume(digest(key));
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new TooManyRequests(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)), said);
  }
}

/** Counts like `consume`, for work that is silently omitted beyond the limit. Returns whether it may be done. */
export async function mayConsume(ctx: AppContext, name: LimitName, key: string | number): Promise<boolean> {
  try {
    await consume(ctx, name, key);
    return true;
  } catch (error) {
    if (error instanceof TooManyRequests) return false;
    throw error;
  }
}

/** Returns how many uses are counted at this moment. */
export async function usesOf(ctx: AppContext, name: LimitName, key: string | number): Promise<number> {
  return (await limiter(ctx, name).get(digest(key)))?.consumedPoints ?? 0;
}

/** Takes a use back, for limits that count failures only. */
export async function giveBack(ctx: AppContext, name: LimitName, key: string | number): Promise<void> {
  await limiter(ctx, name).reward(digest(key));
}

/**
 * Adds uses that were let through already to a count of all copies of the server, which ends `seconds` after its first use.
 * Returns the whole count, and the milliseconds until it ends.
 */
export async function addUses(
  ctx: Pick<AppContext, 'pool'>,
  key: string,
  uses: number,
  seconds: number,
): Promise<{ uses: number; endsInMs: number }> {
  const counter = openCounter(ctx, 'requests', { times: uses, seconds });
  const { consumedPoints, msBeforeNext } = await counter.penalty(digest(key), uses);
  return { uses: consumedPoints, endsInMs: msBeforeNext };
}

/** Deletes expired counters. Returns their number. */
export async function deleteOldCounters(ctx: Pick<AppContext, 'db' | 'clock'>): Promise<number> {
  const { count } = await ctx.db.rateLimit.deleteMany({ where: { expire: { lt: BigInt(ctx.clock().getTime()) } } });
  return count;
}

function limiter(ctx: AppContext, name: LimitName): RateLimiterPostgres {
  return openCounter(ctx, name, limits[name]);
}

function openCounter(
  { pool }: Pick<AppContext, 'pool'>,
  keyPrefix: string,
  { times, seconds }: { times: number; seconds: number },
): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix,
    points: times,
    duration: seconds,
  });
}

function digest(key: string | number): string {
  return createHash('sha256').update(String(key)).digest('base64url');
}
