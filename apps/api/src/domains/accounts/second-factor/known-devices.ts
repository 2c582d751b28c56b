import { logInBySecondStep } from '@africanscity/contracts/accounts/calls/second-factor';
import { parseCookie } from 'cookie';
import { randomBytes } from 'node:crypto';
import type { RequestContext } from '../../../context.ts';
import { writeCookie } from '../../../kernel/cookies.ts';
import { isSigned, sign } from '../../../kernel/secrets.ts';
import type { LoginAccount } from './guesses.ts';

const keptSeconds = 180 * 24 * 3600;

/**
 * Returns the browser's own number, if it logged in to this account by a second step before; null for any other browser. The
 * cookie only chooses the limit of wrong codes, and a new password invalidates it.
 */
export function knownDeviceOf(ctx: RequestContext, user: LoginAccount): string | null {
  const [device = '', signature = ''] = (parseCookie(ctx.cookies)[nameOf(user)] ?? '').split('.');
  return device && isSigned(ctx.config, textOf(user, device), signature) ? device : null;
}

/** Sets a cookie that identifies the browser at the next login. Scripts and other calls do not see it. */
export function rememberDevice(ctx: RequestContext, user: LoginAccount): void {
  const device = knownDeviceOf(ctx, user) ?? randomBytes(16).toString('base64url');
  ctx.setCookie = writeCookie(ctx.config, {
    name: nameOf(user),
    value: `${device}.${sign(ctx.config, textOf(user, device))}`,
    maxAge: keptSeconds,
    path: `${ctx.config.apiBasePath}/${logInBySecondStep.path}`,
    sameSite: 'strict',
  });
}

function nameOf({ id }: LoginAccount): string {
  return `known-device-${id}`;
}

function textOf({ id, passwordHash }: LoginAccount, device: string): string {
  return ['known device', id, passwordHash, device].join('\n');
}
