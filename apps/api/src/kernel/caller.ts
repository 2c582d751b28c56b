import type { Actor, RequestContext } from '../context.ts';
import { NotAuthenticated } from '../errors.ts';

/** Returns the caller of an operation that requires a login. */
export function actorOf(ctx: RequestContext): Actor {
  if (!ctx.actor) throw new NotAuthenticated();
  return ctx.actor;
}
