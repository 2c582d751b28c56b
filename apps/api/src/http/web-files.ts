import * as texts from '@africanscity/messages/site';
import { join } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AppContext } from '../context.ts';
import { serveDrawings } from './drawings.ts';
import { answersWhenOverloaded } from './overload.ts';
import { shortenHeaders } from './security-headers.ts';
import type { WebBundle } from './web-bundle.ts';

/** Serves the built files, under overload too: a page without its script is useless. */
export async function serveFiles(app: FastifyInstance, ctx: AppContext, web: WebBundle): Promise<void> {
  app.addHook('onRoute', (route) => void Object.assign((route.config ??= {}), answersWhenOverloaded));
  await serveDrawings(app, ctx, web.clientFolder);
  await app.register(fastifyStatic, {
    ...fileOptions('public, max-age=3600'),
    root: web.clientFolder,
    decorateReply: false,
    wildcard: false,
    globIgnore: ['**/*.{br,gz}', 'assets/**'],
  });
  await app.register(
    async (assets) => {
      assets.setNotFoundHandler((_request, reply) => sendNoFile(reply));
      await assets.register(fastifyStatic, {
        // Their names contain a hash of their content; other files may change under their name.
        ...fileOptions('public, max-age=31536000, immutable'),
        root: join(web.clientFolder, 'assets'),
        serve: false,
      });
      // One route for all: a route for each of two thousand files would take 23 MB. The plugin's own wildcard route reads the
      // whole folder at each request, to compare the case of the name, which takes five times as long as to send the file.
      assets.get<{ Params: { file: string } }>('/:file', (request, reply) => {
        const { file } = request.params;
        return /^[\w-][\w.-]*$/.test(file) && !/\.(br|gz)$/.test(file) ? reply.sendFile(file) : sendNoFile(reply);
      });
    },
    { prefix: '/assets' },
  );
}

/** Precompressed variants are served for the file beside them, never under their own names. */
function fileOptions(cacheControl: string): Omit<FastifyStaticOptions, 'root'> {
  return {
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    setHeaders(reply, path) {
      shortenHeaders(reply, path.replace(/\.(br|gz)$/, ''));
      reply.header('cache-control', cacheControl);
    },
  };
}

export function sendNoFile(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`${texts.fileNotFound()}\n`);
}
