import type { CompanyPageRow } from '@africanscity/contracts/administration/company-pages';
import {
  companyPagePath,
  type PageLanguage,
  pageLanguages,
} from '@africanscity/contracts/administration/company-page-values';
import type { calls } from '@africanscity/contracts/administration/calls';
import type { Prisma } from '@africanscity/db/generated/client';
import { holds, presentPage, tablePage, whereSearch } from '../../../kernel/paging.ts';
import type { Verb } from '../../../verb.ts';
import { standardText } from './standard-texts.ts';

/** Titles of the drafts and of the latest version in each language. */
export const rowParts = {
  drafts: { select: { language: true, title: true } },
  versions: {
    distinct: ['language'],
    orderBy: { id: 'desc' },
    select: { language: true, title: true },
  },
} satisfies Prisma.CompanyPageInclude;

type PageParts = Prisma.CompanyPageGetPayload<{ include: typeof rowParts }>;

export const getCompanyPagesAll: Verb<typeof calls.getCompanyPagesAll> = async (ctx, input) => {
  const titled = { some: { title: holds(input.search) } };
  const where = whereSearch<Prisma.CompanyPageWhereInput>(input.search, [
    { slug: holds(input.search) },
    { drafts: titled },
    { versions: titled },
  ]);
  const [rows, total] = await Promise.all([
    ctx.db.companyPage.findMany({ where, ...tablePage(input), include: rowParts }),
    ctx.db.companyPage.count({ where }),
  ]);
  return presentPage(rows.map(presentRow), input, total);
};

export function presentRow(page: PageParts): CompanyPageRow {
  const english = [...page.drafts, ...page.versions].find(({ language }) => language === 'en');
  const title = english?.title ?? standardText(page.slug)?.title ?? (page.drafts[0] ?? page.versions[0])?.title ?? '';
  const published = inOrder(page.versions);
  const isPublished = published.length > 0 || standardText(page.slug) !== undefined;
  return {
    id: page.id,
    kind: page.kind,
    slug: page.slug,
    path: companyPagePath(page),
    title,
    shownIn: page.shownIn,
    position: page.position,
    state: page.hiddenAt ? 'hidden' : isPublished ? 'shown' : 'draft',
    published,
    drafts: inOrder(page.drafts),
    createdAt: page.createdAt.toISOString(),
  };
}

function inOrder(texts: { language: string }[]): PageLanguage[] {
  const found = new Set(texts.map(({ language }) => language));
  return (Object.keys(pageLanguages) as PageLanguage[]).filter((language) => found.has(language));
}
