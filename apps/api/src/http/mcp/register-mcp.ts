import { getPaginatedProperties } from '@africanscity/contracts/listings/calls/search';
import type { McpHttpHandler } from '@modelcontextprotocol/server';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import { NotAuthenticated } from '../../errors.ts';
import { authenticateKey, readApiKey } from '../authenticate-key.ts';

/** A call of a tool has a few short arguments. */
const maxBodyBytes = 64 * 1024;

/**
 * Serves the Model Context Protocol at `mcp`, so that assistants can search the site: three tools that read what every
 * visitor may read. Requests need an API key with the scope `listings:read`. No request leaves anything behind in the process.
 */
export function registerMcp(app: FastifyInstance, ctx: AppContext): void {
  let handler: McpHttpHandler | undefined;
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: maxBodyBytes },
      (_request, text, done) => done(null, text),
    );
    scope.route({
      method: ['POST', 'GET', 'DELETE'],
      exposeHeadRoute: false,
      url: `${ctx.config.apiBasePath}/mcp`,
      // Any request may be a search by words.
      config: { bucket: 'calls', expensive: 4 },
      async handler(request, reply) {
        await requireKey(app, ctx, request, reply);
        // Few sites have assistants as visitors, so the library is loaded on demand.
        handler ??= (await import('./handler.ts')).createHandler(app, ctx);
        return send(reply, await handler.fetch(asWebRequest(request, ctx.config.publicUrl)));
      },
    });
  });
}

async function requireKey(app: FastifyInstance, ctx: AppContext, request: FastifyRequest, reply: FastifyReply) {
  const key = readApiKey(request);
  if (key === undefined) throw new NotAuthenticated();
  const { endpoint } = app.operations.get(getPaginatedProperties.name)!;
  await authenticateKey(ctx, endpoint, key, { request, reply });
}

function asWebRequest({ method, url, headers, body }: FastifyRequest, publicUrl: string): Request {
  const { accept = '*/*', 'content-type': contentType, 'mcp-protocol-version': version } = headers;
  return new Request(new URL(url, publicUrl), {
    method,
    headers: {
      accept,
      ...(contentType && { 'content-type': contentType }),
      ...(typeof version === 'string' && { 'mcp-protocol-version': version }),
    },
    ...(method === 'POST' && { body: typeof body === 'string' ? body : '' }),
  });
}

function send(reply: FastifyReply, { status, headers, body }: Response): FastifyReply {
  reply.code(status).headers(Object.fromEntries(headers)).header('cache-control', 'no-store');
  return reply.send(body ? Readable.fromWeb(body as ReadableStream) : '');
}
