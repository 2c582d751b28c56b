import type { RequestContext } from '../../context.ts';
import { readInvitation } from './invitation-links.ts';

export async function openInvitation(
  ctx: RequestContext,
  input: { token: string },
): Promise<{ id: number; name: string }> {
  return (await readInvitation(ctx, ctx.db, input.token)).agency;
}
