import * as siteTexts from '@africanscity/messages/site';
import type { RenderedPageText } from '@africanscity/contracts/administration/company-pages';
import type { calls } from '@africanscity/contracts/administration/calls';
import type { RequestContext } from '../../../context.ts';
import { NotFound } from '../../../errors.ts';
import type { Verb } from '../../../verb.ts';
import { presentRow, rowParts } from './page-rows.ts';
import { renderText } from './rendered-text.ts';
import { latestVersion } from './shown-pages.ts';
import { type PageText, standardText } from './standard-texts.ts';

const shownVersions = 50;

/** Without a draft, the text is the one on the site, and without that an empty one. */
export const getEditedPage: Verb<typeof calls.getEditedPage> = async (ctx, { id, language }) => {
  const page = await ctx.db.companyPage.findUnique({ where: { id }, include: rowParts });
  if (!page) throw new NotFound(siteTexts.thisPageNotFound());
  const author = { select: { name: true, surname: true } };
  const [draft, versions, published] = await Promise.all([
    ctx.db.companyPageDraft.findUnique({
      where: { pageId_language: { pageId: id, language } },
      include: { author },
    }),
    ctx.db.companyPageVersion.findMany({
      where: { pageId: id, language },
      orderBy: { id: 'desc' },
      take: shownVersions,
      select: { id: true, title: true, publishedAt: true, author },
    }),
    latestVersion(ctx, id, language),
  ]);
  const standard = standardText(page.slug, language);
  const { title, summary, body }: PageText = draft ?? published ?? standard ?? { title: '', summary: '', body: '' };
  return {
    ...presentRow(page),
    language,
    text: { title, summary, body },
    changedAt: draft?.changedAt.toISOString() ?? null,
    changedBy: nameOf(draft?.author),
    versions: versions.map((version) => ({
      id: version.id,
      title: version.title,
      publishedAt: version.publishedAt.toISOString(),
      publishedBy: nameOf(version.author),
    })),
  };
};

function nameOf(author: { name: string; surname: string } | null | undefined): string | null {
  return author ? `${author.name} ${author.surname}`.trim() : null;
}

export async function getPageVersion(ctx: RequestContext, { id }: { id: number }): Promise<RenderedPageText> {
  const version = await ctx.db.companyPageVersion.findUnique({ where: { id } });
  if (!version) throw new NotFound(siteTexts.versionNotFound());
  return renderText(version, ctx.config.brand.name);
}

/** Changes nothing. */
export async function previewCompanyPage(ctx: RequestContext, text: PageText): Promise<RenderedPageText> {
  return renderText(text, ctx.config.brand.name);
}
