import * as siteTexts from '@africanscity/messages/site';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { NotFound } from '../../../errors.ts';
import { requestContextOf } from '../../../http/bind-endpoint.ts';
import { openChat } from './chats.ts';

/** Longest message that a chat begins with. */
const longestMessage = 1000;

/** Binds the address that leads visitors to a WhatsApp chat with the owner of a listing. */
export function bindChats(app: FastifyInstance, ctx: AppContext): void {
  app.get<{ Params: { id: string }; Querystring: { text?: unknown } }>(
    '/whatsapp/:id',
    { config: { bucket: 'calls', isPage: () => true } },
    async (request, reply) => {
      const { text } = request.query;
      const id = /^[1-9]\d{0,8}$/.exec(request.params.id)?.[0];
      if (!id) throw new NotFound(siteTexts.listingNotFound());
      const message = typeof text === 'string' ? text.toWellFormed().slice(0, longestMessage) : '';
      const chat = await openChat(requestContextOf(ctx, request, null), Number(id), message);
      return reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }).redirect(chat, 302);
    },
  );
}
