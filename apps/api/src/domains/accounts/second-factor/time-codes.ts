import * as texts from '@africanscity/messages/accounts';
import * as siteTexts from '@africanscity/messages/site';
import type { Transaction } from '@africanscity/db/client';
import type { calls } from '@africanscity/contracts/accounts/calls';
import type { AppContext, RequestContext } from '../../../context.ts';
import { InvalidInput, NotFound } from '../../../errors.ts';
import { actorOf } from '../../../kernel/caller.ts';
import { seal, type SealedFor, unseal } from '../../../kernel/sealed-texts.ts';
import type { Verb } from '../../../verb.ts';
import { endOtherSessions, hasFactor, lockOwner, readFactors, refuseNone, tellOwner } from './factors.ts';
import { countingGuesses, sessionCounters } from './guesses.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';

const sealedFor = (userId: number): SealedFor => ({ purpose: 'authenticator secrets', owner: userId });

const pendingMs = 15 * 60_000;

/** A code is valid for its own half minute and the one on either side, because clocks differ. */
const toleranceSeconds = 30;

export async function startTimeCode(ctx: RequestContext): Promise<{ secret: string; uri: string }> {
  const { generateSecret, generateURI } = await import('otplib');
  const { userId } = actorOf(ctx);
  const { email } = await ctx.db.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
  const secret = generateSecret();
  const pending = {
    pendingSecret: seal(ctx.config, sealedFor(userId), secret),
    pendingUntil: new Date(ctx.clock().getTime() + pendingMs),
  };
  await ctx.db.authenticator.upsert({ where: { userId }, create: { userId, ...pending }, update: pending });
  return { secret, uri: generateURI({ issuer: ctx.config.brand.name, label: email, secret }) };
}

/** The app that shows the code replaces the former one. The first factor ends other sessions. */
export const saveTimeCode: Verb<typeof calls.saveTimeCode> = async (ctx, { code }) => {
  const recoveryCodes = await countingGuesses(ctx, sessionCounters(ctx, { code }), () => changeApp(ctx, code));
  return { recoveryCodes };
};

async function changeApp(ctx: RequestContext, code: string): Promise<string[]> {
  const { userId, sessionId } = actorOf(ctx);
  return ctx.db.$transaction(async (tx) => {
    const user = await lockOwner(ctx, tx);
    const factors = await readFactors(tx, userId);
    const found = await tx.authenticator.findUnique({ where: { userId, pendingUntil: { gt: ctx.clock() } } });
    const secret = found?.pendingSecret && unseal(ctx.config, sealedFor(userId), found.pendingSecret);
    if (!secret) throw new InvalidInput([{ field: 'code', defaultMessage: texts.comesTooLateScan() }]);
    const timeStep = await timeStepOf(ctx, secret, code, 0);
    if (timeStep === null) throw wrongCode();
    await tx.authenticator.update({
      where: { userId },
      data: {
        secret: seal(ctx.config, sealedFor(userId), secret),
        pendingSecret: null,
        pendingUntil: null,
        lastTimeStep: timeStep,
        createdAt: ctx.clock(),
        lastUsedAt: null,
      },
    });
    const what = factors.timeCode ? texts.anotherAppTimeCodes : texts.appTimeCodesAdded;
    await tellOwner(ctx, tx, user, what);
    if (hasFactor(factors)) return [];
    await endOtherSessions(ctx, tx, userId, sessionId);
    return makeRecoveryCodes(tx, userId);
  });
}

export async function deleteTimeCode(ctx: RequestContext): Promise<void> {
  const { userId } = actorOf(ctx);
  await ctx.db.$transaction(async (tx) => {
    const user = await lockOwner(ctx, tx);
    const { count } = await tx.authenticator.deleteMany({ where: { userId, NOT: { secret: null } } });
    if (!count) throw new NotFound(siteTexts.timeCodeAppNotFound());
    await refuseNone(tx, user);
    await tellOwner(ctx, tx, user, texts.appTimeCodesRemoved);
  });
}

/** Returns whether a code is right now and newer than the last used one, and uses it up. Needs the user locked. */
export async function useTimeCode(ctx: AppContext, tx: Transaction, userId: number, code: string): Promise<boolean> {
  const found = await tx.authenticator.findUnique({ where: { userId } });
  const secret = found?.secret && unseal(ctx.config, sealedFor(userId), found.secret);
  if (!found || !secret) return false;
  const timeStep = await timeStepOf(ctx, secret, code, found.lastTimeStep);
  if (timeStep === null) return false;
  const { count } = await tx.authenticator.updateMany({
    where: { userId, lastTimeStep: { lt: timeStep } },
    data: { lastTimeStep: timeStep, lastUsedAt: ctx.clock() },
  });
  return count === 1;
}

export function wrongCode(): InvalidInput {
  return new InvalidInput([{ field: 'code', defaultMessage: texts.notRightUsedAlreadyType() }]);
}

/** Returns the period of 30 seconds since 1970 of a code; null for a wrong one and one up to `after`. */
async function timeStepOf(ctx: AppContext, secret: string, typed: string, after: number): Promise<number | null> {
  const token = typed.replace(/[\s-]/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const { verify } = await import('otplib');
  const epoch = Math.floor(ctx.clock().getTime() / 1000);
  const result = await verify({ secret, token, epoch, epochTolerance: toleranceSeconds });
  return result.valid && 'timeStep' in result && result.timeStep > after ? result.timeStep : null;
}
