import * as texts from '@africanscity/messages/accounts';
import { recoveryCodeCount } from '@africanscity/contracts/accounts/values';
import type { Transaction } from '@africanscity/db/client';
import { createHash, randomBytes } from 'node:crypto';
import type { RequestContext } from '../../../context.ts';
import { Conflict } from '../../../errors.ts';
import { actorOf } from '../../../kernel/caller.ts';
import { lockOwner, tellOwner } from './factors.ts';
import { hasSecondFactor } from '../../../kernel/second-factor.ts';

/** Crockford's base 32: no letter looks like a digit. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const digits = 16;

/** Replaces a user's recovery codes by new ones of 80 random bits each. */
export async function makeRecoveryCodes(tx: Transaction, userId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () =>
    Array.from(randomBytes(digits), (byte) => alphabet[byte % alphabet.length]).join(''),
  );
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({ data: codes.map((code) => ({ hash: digest(userId, code), userId })) });
  return codes.map((code) => code.match(/.{4}/g)?.join('-') ?? code);
}

/** Uses a recovery code up; returns false for an unknown one. Of two concurrent uses of one code, one gets true. */
export async function useRecoveryCode(tx: Transaction, userId: number, typed: string): Promise<boolean> {
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  const { count } = await tx.recoveryCode.deleteMany({ where: { hash: digest(userId, code), userId } });
  return count === 1;
}

export async function renewRecoveryCodes(ctx: RequestContext): Promise<{ recoveryCodes: string[] }> {
  const { userId } = actorOf(ctx);
  const recoveryCodes = await ctx.db.$transaction(async (tx) => {
    const user = await lockOwner(ctx, tx);
    if (!(await hasSecondFactor(tx, userId))) throw new Conflict('no_second_factor', texts.recoveryCodesComeSecond());
    await tellOwner(ctx, tx, user, texts.newRecoveryCodesAccount);
    return makeRecoveryCodes(tx, userId);
  });
  return { recoveryCodes };
}

/** Random enough to need no slow hash; the user's id separates two users' codes. */
function digest(userId: number, code: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(`${userId} ${code}`).digest());
}
