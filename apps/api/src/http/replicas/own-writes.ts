import { formatPosition, parsePosition } from '@africanscity/db/replication';
import { parseCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import { writeCookie } from '../../kernel/cookies.ts';
import type { Replicas } from '../../kernel/replicas/replicas.ts';

const name = 'written';
/** By then a replica has the writes, or is too far behind to be used. */
const rememberedSeconds = 60;

/**
 * Remembers in a cookie how far the log of the database reaches after a request that may have written, so that the same client
 * never reads a replica without it. With `isForAll`, no other request of this process does either.
 */
export async function noteWrites(
  ctx: Pick<AppContext, 'config' | 'replicas'>,
  reply: FastifyReply,
  isForAll = false,
): Promise<void> {
  if (!ctx.replicas) return;
  // Writes are acknowledged in any case; without a position, the client reads the primary.
  const position = await ctx.replicas.readWritten().catch(() => undefined);
  if (position !== undefined && isForAll) ctx.replicas.advanceTo(position);
  const value = position === undefined ? 'unknown' : formatPosition(position);
  reply.header('set-cookie', writeCookie(ctx.config, { name, value, maxAge: rememberedSeconds }));
}

/**
 * Returns the replicas that show what this client wrote. A logged-in client without cookies does not tell what it wrote, so
 * it reads the primary: undefined.
 */
export function replicasFor(
  replicas: Replicas,
  { headers }: Pick<FastifyRequest, 'headers'>,
  isLoggedIn = false,
): Replicas | undefined {
  if (!headers.cookie) return isLoggedIn ? undefined : replicas;
  const written = parseCookie(headers.cookie)[name];
  if (written === undefined) return replicas;
  const position = parsePosition(written);
  return position === undefined ? undefined : replicas.since(position);
}
