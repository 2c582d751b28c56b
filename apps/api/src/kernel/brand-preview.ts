import type { StoredDraft } from '@africanscity/contracts/administration/brand';
import { parseCookie } from 'cookie';
import type { Config, RequestContext } from '../context.ts';
import { readBrandDraft } from './brand.ts';
import { writeCookie } from './cookies.ts';
import { isSigned, sign } from './secrets.ts';

const name = 'brand-preview';
const hourSeconds = 3600;

/** Returns the Set-Cookie header that shows the draft of the brand in the browser of this session; null ends that. */
export function previewCookie(config: Pick<Config, 'publicUrl' | 'jwtSecret'>, sessionId: string | null): string {
  const value = sessionId === null ? '' : `${sessionId}.${sign(config, textOf(sessionId))}`;
  return writeCookie(config, { name, value, maxAge: sessionId === null ? 0 : hourSeconds, sameSite: 'strict' });
}

/** Returns the id of the session in the cookie; null without a cookie that we signed. The session may have ended. */
export function readPreviewCookie(config: Pick<Config, 'jwtSecret'>, cookies: string | undefined): string | null {
  const [sessionId = '', signature = ''] = (parseCookie(cookies ?? '')[name] ?? '').split('.');
  return sessionId && isSigned(config, textOf(sessionId), signature) ? sessionId : null;
}

/** Returns the draft of the brand for an administrator who previews it; null for all other callers. */
export async function readPreviewedDraft(ctx: RequestContext): Promise<StoredDraft | null> {
  if (ctx.previewedDraft) return ctx.previewedDraft;
  const { actor, config, cookies } = ctx;
  if (actor?.role !== 'ADMIN' || readPreviewCookie(config, cookies) !== actor.sessionId) return null;
  ctx.isPersonal = true;
  return readBrandDraft(ctx);
}

function textOf(sessionId: string): string {
  return ['brand', 'preview', sessionId].join(' ');
}
