import type { SiteMenu } from '@africanscity/contracts/administration/company-pages';
import {
  companyPagePath,
  newsPath,
  type PageLanguage,
} from '@africanscity/contracts/administration/company-page-values';
import type { calls } from '@africanscity/contracts/administration/calls';
import * as texts from '@africanscity/messages/site';
import type { CompanyPageVersion, Prisma } from '@africanscity/db/generated/client';
import type { RequestContext } from '../../../context.ts';
import { NotFound } from '../../../errors.ts';
import { presentPage, skipTo } from '../../../kernel/paging.ts';
import type { Verb } from '../../../verb.ts';
import { getArrangement, shownOf } from '../arrangement.ts';
import { renderText, siteName } from './rendered-text.ts';
import { standardText } from './standard-texts.ts';

/** A page without the requested language is returned in English. */
export const getCompanyPage: Verb<typeof calls.getCompanyPage> = async (ctx, { slug, language }) => {
  const page = await ctx.db.companyPage.findUnique({ where: { slug } });
  if (!page || page.hiddenAt) throw new NotFound(texts.thisPageNotFound());
  const own = await latestVersion(ctx, page.id, language);
  const version = own ?? (language === 'en' ? null : await latestVersion(ctx, page.id, 'en'));
  const text = version ?? standardText(slug, language);
  if (!text) throw new NotFound(texts.thisPageNotFound());
  return {
    ...renderText(text, ctx.config.brand.name),
    slug,
    path: companyPagePath(page),
    kind: page.kind,
    language: (version?.language ?? language) as PageLanguage,
    publishedAt: page.firstPublishedAt?.toISOString() ?? null,
    changedAt: version?.publishedAt.toISOString() ?? null,
  };
};

/** Returns the text on the site in a language; null for none. */
export function latestVersion(
  ctx: Pick<RequestContext, 'db'>,
  pageId: number,
  language: string,
): Promise<CompanyPageVersion | null> {
  return ctx.db.companyPageVersion.findFirst({ where: { pageId, language }, orderBy: { id: 'desc' } });
}

/** The latest texts in a language and in English. */
const textsIn = <Fields extends Prisma.CompanyPageVersionSelect>(language: PageLanguage, fields: Fields) =>
  ({
    where: { language: { in: [language, 'en'] } },
    distinct: ['language'],
    orderBy: { id: 'desc' },
    select: { language: true, title: true, ...fields },
  }) satisfies Prisma.CompanyPage$versionsArgs;

/** Pages without the requested language are listed under their English title. The list of news is linked once there is any. */
export async function getSiteMenu(ctx: RequestContext, { language }: { language: PageLanguage }): Promise<SiteMenu> {
  const [pages, news, { menu }] = await Promise.all([
    ctx.db.companyPage.findMany({
      where: { kind: 'page', shownIn: { not: 'nowhere' }, hiddenAt: null },
      include: { versions: textsIn(language, {}) },
      orderBy: [{ position: 'asc' }, { id: 'asc' }],
    }),
    ctx.db.companyPage.findFirst({ where: { kind: 'news', hiddenAt: null, firstPublishedAt: { not: null } } }),
    getArrangement(ctx),
  ]);
  const written = pages.flatMap(({ slug, kind, shownIn, versions }) => {
    const text = textOf(versions, language) ?? standardText(slug, language);
    if (!text) return [];
    const title = text.title.replaceAll(siteName, ctx.config.brand.name);
    return [{ slug, path: companyPagePath({ kind, slug }), shownIn, title }];
  });
  const listOfNews = { slug: 'news', path: newsPath, shownIn: 'footer', title: texts.news() } as const;
  return { entries: shownOf(menu), pages: news ? [...written, listOfNews] : written };
}

function textOf<Text extends { language: string }>(texts: Text[], language: PageLanguage): Text | undefined {
  return texts.find((text) => text.language === language) ?? texts[0];
}

const newsPerPage = 20;

export const getNews: Verb<typeof calls.getNews> = async (ctx, { page, language }) => {
  const asked = { page, size: newsPerPage };
  const inLanguage = { some: { language: { in: [language, 'en'] } } };
  const where = { kind: 'news', hiddenAt: null, versions: inLanguage } satisfies Prisma.CompanyPageWhereInput;
  const [total, rows] = await Promise.all([
    ctx.db.companyPage.count({ where }),
    ctx.db.companyPage.findMany({
      where,
      include: { versions: textsIn(language, { summary: true, publishedAt: true }) },
      orderBy: [{ firstPublishedAt: 'desc' }, { id: 'desc' }],
      ...skipTo(asked),
    }),
  ]);
  const { name } = ctx.config.brand;
  const content = rows.flatMap(({ kind, slug, firstPublishedAt, versions }) => {
    const text = textOf(versions, language);
    if (!text || !firstPublishedAt) return [];
    return {
      path: companyPagePath({ kind, slug }),
      title: text.title.replaceAll(siteName, name),
      summary: text.summary.replaceAll(siteName, name),
      language: text.language as PageLanguage,
      publishedAt: firstPublishedAt.toISOString(),
      changedAt: text.publishedAt.toISOString(),
    };
  });
  return presentPage(content, asked, total);
};
