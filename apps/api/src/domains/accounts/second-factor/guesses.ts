import * as texts from '@africanscity/messages/accounts';
import type { AppContext, RequestContext } from '../../../context.ts';
import { InvalidInput } from '../../../errors.ts';
import { actorOf } from '../../../kernel/caller.ts';
import { consume, giveBack, type LimitName, mayConsume, usesOf } from '../../../kernel/limits.ts';
import { emailIn } from '../../../kernel/outbox/email-template.ts';
import { enqueueEmail } from '../../../kernel/outbox/emails.ts';
import { networkOf } from '../../../network.ts';
import { wrongCodesEmail } from '../emails.ts';
import { knownDeviceOf } from './known-devices.ts';

/** A proof of identity: one of these. */
export interface Proof {
  code?: string;
  recoveryCode?: string;
  passkey?: string;
}

/** A limit that a guess counts towards. */
interface Counter {
  name: LimitName;
  key: string;
  /** The error message beyond the limit. */
  said?: string;
}

/** The account of a login with a right password. */
export interface LoginAccount {
  id: number;
  passwordHash: string | null;
}

/** Wrong codes of unknown browsers per day, after which the owner of the account gets an email. */
const warnedAt = 5;

/**
 * Returns the limits that a guess at a login counts towards. Guesses of a known browser, and those of each network, are
 * counted separately: a stranger who knows the password cannot lock the owner out. All unknown browsers share a limit per
 * day, because codes are short. A new password resets the limits, a few times a day.
 */
export function loginCounters(ctx: RequestContext, user: LoginAccount, proof: Proof): Counter[] {
  const kind = kindOf(proof);
  const device = knownDeviceOf(ctx, user);
  const account = `${user.id} ${user.passwordHash}`;
  const sender = `${account} ${device ? `device ${device}` : `network ${networkOf(ctx.address)}`}`;
  if (kind !== 'code') return [{ name: limitOf[kind], key: sender }];
  if (device) return dailyCounters(sender);
  return [
    ...dailyCounters(sender, account),
    { name: 'secondFactorCodeOfAnyPassword', key: String(user.id), said: texts.tooManyWrongCodes() },
  ];
}

/** Returns the limits that a guess within a session counts towards: the session's own. */
export function sessionCounters(ctx: RequestContext, proof: Proof): Counter[] {
  const kind = kindOf(proof);
  const session = `session ${actorOf(ctx).sessionId}`;
  return kind === 'code' ? dailyCounters(session) : [{ name: limitOf[kind], key: session }];
}

function dailyCounters(sender: string, ofDay = sender): Counter[] {
  return [
    { name: 'secondFactorCode', key: sender },
    { name: 'secondFactorCodeADay', key: ofDay, said: texts.tooManyWrongCodes() },
  ];
}

const limitOf = { code: 'secondFactorCode', recoveryCode: 'recoveryCode', passkey: 'passkey' } as const;

function kindOf(proof: Proof): keyof typeof limitOf {
  const [kind, ...more] = (Object.keys(limitOf) as (keyof typeof limitOf)[]).filter((name) => proof[name]);
  if (kind && more.length === 0) return kind;
  throw new InvalidInput([{ field: 'code', defaultMessage: texts.mustNotBlankType() }]);
}

/** Counts a guess; only wrong ones stay counted. */
export async function countingGuesses<Result>(
  ctx: AppContext,
  counters: Counter[],
  check: () => Promise<Result>,
): Promise<Result> {
  for (const { name, key, said } of counters) await consume(ctx, name, key, said);
  const result = await check();
  for (const { name, key } of counters) await giveBack(ctx, name, key);
  return result;
}

/** Emails the owner, once a day, that wrong codes follow the right password in unknown browsers. */
export async function warnOfWrongCodes(ctx: RequestContext, user: LoginAccount): Promise<void> {
  if (knownDeviceOf(ctx, user)) return;
  if ((await usesOf(ctx, 'secondFactorCodeADay', `${user.id} ${user.passwordHash}`)) < warnedAt) return;
  if (!(await mayConsume(ctx, 'secondFactorWarning', user.id))) return;
  await ctx.db.$transaction(async (tx) => {
    const owner = await tx.user.findUniqueOrThrow({ where: { id: user.id } });
    await enqueueEmail(ctx, tx, { to: owner.email, ...emailIn(owner, () => wrongCodesEmail(owner, ctx.config)) });
  });
}
