import type { StoredDraft } from '@africanscity/contracts/administration/brand';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import { readBrandDraft } from '../../kernel/brand.ts';
import { readPreviewCookie } from '../../kernel/brand-preview.ts';
import { findSession } from '../sessions.sql.ts';

/** Returns the draft of the brand for an administrator who previews it; null for all other requests. */
export async function readPreviewedBrand(ctx: AppContext, { headers }: FastifyRequest): Promise<StoredDraft | null> {
  const sessionId = readPreviewCookie(ctx.config, headers.cookie);
  if (sessionId === null) return null;
  const [session] = await findSession(ctx.db, sessionId, ctx.clock());
  return session?.role === 'ADMIN' && !session.lacks_factor ? readBrandDraft(ctx) : null;
}
