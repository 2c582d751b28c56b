import type { Actor, RequestContext } from '../context.ts';
import { NotAuthenticated } from '../errors.ts';

/** The caller of an operation that nobody may call anonymously. */
export function actorOf(ctx: RequestContext): Actor {
  if (!ctx.actor) throw new NotAuthenticated();
  return ctx.actor;
}
