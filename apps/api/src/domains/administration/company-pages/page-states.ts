import * as texts from '@africanscity/messages/administration';
import * as siteTexts from '@africanscity/messages/site';
import { requiredPages } from '@africanscity/contracts/administration/company-page-values';
import type { calls } from '@africanscity/contracts/administration/calls';
import type { Transaction } from '@africanscity/db/client';
import type { CompanyPage } from '@africanscity/db/generated/client';
import type { RequestContext } from '../../../context.ts';
import { Conflict, InvalidInput, NotFound } from '../../../errors.ts';
import { recordAct } from '../../../kernel/audit.ts';
import { actorOf } from '../../../kernel/caller.ts';
import { presentPicture } from '../../../kernel/pictures/stored-pictures.ts';
import { storePicture } from '../../../kernel/pictures/store-picture.ts';
import { lockRow } from '../../../kernel/row-locks.sql.ts';
import type { Verb } from '../../../verb.ts';
import { standardText } from './standard-texts.ts';

/** Locks a page until the transaction ends, and returns it. */
export async function lockPage(tx: Transaction, id: number): Promise<CompanyPage> {
  await lockRow(tx, 'company_pages', id);
  const page = await tx.companyPage.findUnique({ where: { id } });
  if (!page) throw new NotFound(siteTexts.thisPageNotFound());
  return page;
}

export async function hideCompanyPage(ctx: RequestContext, { id }: { id: number }): Promise<void> {
  await setHidden(ctx, id, { action: 'hideCompanyPage', hiddenAt: ctx.clock() });
}

export async function showCompanyPage(ctx: RequestContext, { id }: { id: number }): Promise<void> {
  await setHidden(ctx, id, { action: 'showCompanyPage', hiddenAt: null });
}

/** Takes a page off the site, or puts it back. Repeating changes nothing. */
async function setHidden(
  ctx: RequestContext,
  id: number,
  { action, hiddenAt }: { action: string; hiddenAt: Date | null },
): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    const page = await lockPage(tx, id);
    if (hiddenAt && requiredPages.includes(page.slug)) {
      throw new Conflict('required_page', texts.requiredPageStays());
    }
    if ((page.hiddenAt === null) === (hiddenAt === null)) return;
    await tx.companyPage.update({ where: { id }, data: { hiddenAt } });
    await recordAct(ctx, tx, { action, subject: `page ${id}`, details: { after: { slug: page.slug } } });
  });
}

export async function deleteCompanyPage(ctx: RequestContext, { id }: { id: number }): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    const page = await lockPage(tx, id);
    if (standardText(page.slug) || page.firstPublishedAt) {
      throw new Conflict('published', texts.publishedPageStays());
    }
    await tx.companyPage.delete({ where: { id } });
    const details = { before: { slug: page.slug, kind: page.kind } };
    await recordAct(ctx, tx, { action: 'deleteCompanyPage', subject: `page ${id}`, details });
  });
}

/** Deletes the draft in a language. What is on the site stays. */
export const discardPageDraft: Verb<typeof calls.discardPageDraft> = async (ctx, { id, language }) => {
  await ctx.db.$transaction(async (tx) => {
    await lockPage(tx, id);
    const where = { pageId_language: { pageId: id, language } };
    const draft = await tx.companyPageDraft.findUnique({ where });
    if (!draft) return;
    await tx.companyPageDraft.delete({ where });
    const details = { before: { language, title: draft.title } };
    await recordAct(ctx, tx, { action: 'discardPageDraft', subject: `page ${id}`, details });
  });
};

/** Makes a published version the draft of its language. It refuses to replace a draft. */
export async function restorePageVersion(ctx: RequestContext, { id }: { id: number }): Promise<void> {
  const now = ctx.clock();
  const version = await ctx.db.companyPageVersion.findUnique({ where: { id } });
  if (!version) throw new NotFound(siteTexts.versionNotFound());
  const { pageId, language, title, summary, body } = version;
  await ctx.db.$transaction(async (tx) => {
    await lockPage(tx, pageId);
    const where = { pageId_language: { pageId, language } };
    if (await tx.companyPageDraft.findUnique({ where })) {
      throw new Conflict('draft_exists', texts.draftExists());
    }
    await tx.companyPageDraft.create({
      data: { pageId, language, title, summary, body, changedAt: now, changedBy: actorOf(ctx).userId },
    });
    const details = { after: { language, title, version: id } };
    await recordAct(ctx, tx, { action: 'restorePageVersion', subject: `page ${pageId}`, details });
  });
}

/** Stores a picture for texts of a page. It is kept as long as the page, because old versions show it too. */
export const savePagePicture: Verb<typeof calls.savePagePicture> = async (ctx, { id, picture }) => {
  const [upload] = picture;
  if (!upload) throw new InvalidInput([{ field: 'picture', defaultMessage: texts.mustBePictureFile() }]);
  const hash = await storePicture(ctx, upload);
  const file = await ctx.db.$transaction(async (tx) => {
    await lockPage(tx, id);
    await tx.companyPagePicture.createMany({ data: { pageId: id, hash }, skipDuplicates: true });
    return tx.pictureFile.findUniqueOrThrow({ where: { hash }, include: { variants: true } });
  });
  const jpegs = presentPicture({ ...ctx.config, assetUrl: '' }, file).sources.filter(({ format }) => format === 'jpeg');
  const [largest] = jpegs.filter(({ size }) => size === 'page').concat(jpegs.sort((a, b) => b.width - a.width));
  if (!largest) throw new Error(`The picture ${hash} has no version that every browser shows.`);
  return { url: largest.url, width: largest.width, height: largest.height };
};
