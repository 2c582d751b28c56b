import { unsubscribe as endpoint, unsubscribeEndpoints } from '@africanscity/contracts/unsubscribe';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { bindEndpoints } from '../../http/bind-endpoint.ts';
import { readUnsubscribeLink } from './read-unsubscribe-link.ts';
import { unsubscribe } from './unsubscribe.ts';

export function bindUnsubscribe(app: FastifyInstance, ctx: AppContext): void {
  bindEndpoints(app, ctx, unsubscribeEndpoints, { readUnsubscribeLink, unsubscribe });
  const { apiBasePath, publicUrl } = ctx.config;
  // Mail programs that only open the address of List-Unsubscribe, and whatever fetches links ahead, change nothing.
  app.get<{ Querystring: { token?: unknown } }>(
    `${apiBasePath}/${endpoint.path}`,
    { config: { bucket: 'calls' }, exposeHeadRoute: false },
    async (request, reply) => {
      const { token } = request.query;
      const hash = typeof token === 'string' && /^[\w.-]{1,200}$/.test(token) ? `#token=${token}` : '';
      return reply.header('cache-control', 'private, no-store').redirect(`${publicUrl}/unsubscribe${hash}`, 303);
    },
  );
}
