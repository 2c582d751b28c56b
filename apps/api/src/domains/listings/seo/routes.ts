import * as siteTexts from '@africanscity/messages/site';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { NotFound } from '../../../errors.ts';
import { createLocalCall } from '../../../http/operations.ts';
import { extraCosts } from '../../../http/request-costs.ts';
import { networkOf } from '../../../network.ts';
import { readCard } from './card.ts';
import { writeFeed } from './feed.ts';
import { writeRobots } from './robots.ts';
import { writeSitemap, writeSitemapIndex } from './sitemaps.ts';

const aWhile = 'public, max-age=600';
const page = { config: { bucket: 'pages' } } as const;
const sitemap = { config: { bucket: 'pages', expensive: 4 } } as const;

/** Binds addresses for search engines, feed readers and chats, at the root of the site. */
export function bindSeo(app: FastifyInstance, ctx: AppContext): void {
  const call = createLocalCall(ctx, app.operations);

  app.get('/robots.txt', page, async (_request, reply) =>
    reply.header('cache-control', aWhile).type('text/plain; charset=utf-8').send(writeRobots(ctx.config)),
  );

  app.get('/sitemap.xml', sitemap, async (_request, reply) =>
    reply
      .header('cache-control', aWhile)
      .type('application/xml; charset=utf-8')
      .send(await writeSitemapIndex(ctx)),
  );

  app.get<{ Params: { name: string } }>('/sitemaps/:name.xml', sitemap, async (request, reply) => {
    const addresses = writeSitemap(ctx, request.params.name);
    if (!addresses) throw new NotFound(siteTexts.sitemapNotFound());
    return reply.header('cache-control', aWhile).type('application/xml; charset=utf-8').send(Readable.from(addresses));
  });

  app.get<{ Params: { '*': string } }>('/feeds/*', page, async (request, reply) => {
    const asked = /^(.+)\.atom$/.exec(request.params['*'])?.[1];
    if (!asked) throw new NotFound(siteTexts.feedNotFound());
    const feed = await writeFeed(ctx, call, `/${asked}`);
    reply.header('cache-control', aWhile);
    if ('moved' in feed) return reply.redirect(feed.moved, 301);
    return reply.type('application/atom+xml; charset=utf-8').send(feed.text);
  });

  app.get<{ Params: { name: string } }>('/cards/:name', { config: { bucket: 'pictures' } }, async (request, reply) => {
    const spend = () => request.spend(extraCosts.drawnCard);
    const card = await readCard(ctx, request.params.name, { network: networkOf(request.ip), spend });
    if ('moved' in card) return reply.header('cache-control', 'no-cache').redirect(card.moved, 302);
    reply.headers({
      'content-type': 'image/jpeg',
      'content-length': card.byteSize,
      // A replacement expires soon, to make room for the card.
      'cache-control': 'standsIn' in card ? 'no-store' : 'public, max-age=86400',
      // Chats and other sites embed it.
      'cross-origin-resource-policy': 'cross-origin',
    });
    return reply.send(card.stream);
  });
}
