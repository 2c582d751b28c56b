import { getNews } from '@africanscity/contracts/administration/calls/company-pages';
import { newsPath } from '@africanscity/contracts/administration/company-page-values';
import type { NewsItem } from '@africanscity/contracts/administration/company-pages';
import { newsFeedPath } from '@africanscity/contracts/administration/news-feed';
import { language } from '@africanscity/messages/language';
import { pathPrefix } from '@africanscity/messages/languages';
import * as texts from '@africanscity/messages/site';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { createLocalCall, type LocalCall } from '../../../http/operations.ts';
import { refreshBrand } from '../../../kernel/brand.ts';
import { xmlHead, xmlText } from '../../../kernel/xml.ts';

/** Serves the latest news as an Atom feed, in each language that the site offers. */
export function serveNewsFeed(app: FastifyInstance, ctx: AppContext): void {
  const call = createLocalCall(ctx, app.operations);
  for (const offered of ctx.config.languages)
    app.get(pathPrefix(offered) + newsFeedPath, { config: { bucket: 'pages' } }, async (_request, reply) => {
      refreshBrand(ctx);
      return reply
        .header('cache-control', 'public, max-age=600')
        .type('application/atom+xml; charset=utf-8')
        .send(await writeNewsFeed(ctx, call));
    });
}

/** Returns the feed in the language of the request. News without that language are in English, and say so. */
async function writeNewsFeed({ db, config }: AppContext, call: LocalCall): Promise<string> {
  const { content } = (await call(getNews, { page: '0', language: language() })) as { content: NewsItem[] };
  // Includes news that were taken off the site: feed readers skip a feed that is older than their copy.
  const { _max: latest } = await db.companyPageVersion.aggregate({
    where: { page: { kind: 'news' }, language: { in: [language(), 'en'] } },
    _max: { publishedAt: true },
  });
  const site = config.publicUrl + pathPrefix(language());
  return [
    `${xmlHead}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language()}">`,
    `<title>${xmlText(texts.newsDescription({ brand: config.brand.name }))}</title>`,
    `<id>${xmlText(site + newsPath)}</id>`,
    `<link rel="alternate" type="text/html" href="${xmlText(site + newsPath)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${xmlText(site + newsFeedPath)}"/>`,
    `<updated>${(latest.publishedAt ?? new Date(0)).toISOString()}</updated>`,
    `<author><name>${xmlText(config.brand.name)}</name></author>`,
    ...content.map((item) => writeEntry(site, item)),
    '</feed>\n',
  ].join('\n');
}

function writeEntry(site: string, { path, title, summary, language, publishedAt, changedAt }: NewsItem): string {
  const address = xmlText(site + path);
  return [
    `<entry xml:lang="${language}">`,
    `<title>${xmlText(title)}</title>`,
    `<id>${address}</id>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<published>${publishedAt}</published><updated>${changedAt}</updated>`,
    `<summary>${xmlText(summary)}</summary>`,
    '</entry>',
  ].join('\n');
}
