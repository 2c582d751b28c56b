import * as texts from '@africanscity/messages/administration';
import type { PageLanguage } from '@africanscity/contracts/administration/company-page-values';
import type { calls } from '@africanscity/contracts/administration/calls';
import type { Transaction } from '@africanscity/db/client';
import type { CompanyPage } from '@africanscity/db/generated/client';
import { Conflict, InvalidInput } from '../../../errors.ts';
import { changeOf, recordAct } from '../../../kernel/audit.ts';
import { actorOf } from '../../../kernel/caller.ts';
import type { Verb } from '../../../verb.ts';
import { lockPage } from './page-states.ts';
import { picturesOf } from './rendered-text.ts';
import { standardText } from './standard-texts.ts';

/**
 * Creates a page, or changes its draft in one language and its links. The kind of a page never changes, and its address only
 * until it is published. A draft that another administrator changed in the meantime is not overwritten.
 */
export const saveCompanyPage: Verb<typeof calls.saveCompanyPage> = async (ctx, input) => {
  const { id, language, title, summary, body, kind, slug, shownIn, position } = input;
  refusePictures(body);
  const now = ctx.clock();
  return ctx.db.$transaction(async (tx) => {
    const known = id === undefined ? null : await lockPage(tx, id);
    if (known) await refuseOverwriting(tx, known.id, input);
    await refuseTakenSlug(tx, slug, known);
    const links = { slug, shownIn, position };
    const page = known
      ? await tx.companyPage.update({ where: { id: known.id }, data: links })
      : await tx.companyPage.create({ data: { ...links, kind, createdAt: now } });
    const text = { title, summary, body, changedAt: now, changedBy: actorOf(ctx).userId };
    await tx.companyPageDraft.upsert({
      where: { pageId_language: { pageId: page.id, language } },
      create: { pageId: page.id, language, ...text },
      update: text,
    });
    const { before, after } = changeOf(known && linksOf(known), linksOf(page)) ?? {};
    const details = { before, after: { ...(after as object), language, title } };
    await recordAct(ctx, tx, { action: 'saveCompanyPage', subject: `page ${page.id}`, details });
    return { id: page.id, changedAt: now.toISOString() };
  });
};

function linksOf({ slug, shownIn, position }: CompanyPage) {
  return { slug, shownIn, position };
}

async function refuseOverwriting(
  tx: Transaction,
  pageId: number,
  { language, changedAt }: { language: PageLanguage; changedAt: string },
): Promise<void> {
  const draft = await tx.companyPageDraft.findUnique({
    where: { pageId_language: { pageId, language } },
    include: { author: { select: { name: true } } },
  });
  if (draft && draft.changedAt.toISOString() !== changedAt) {
    throw new Conflict(
      'changed_meanwhile',
      draft.author ? texts.draftChangedMeanwhile({ name: draft.author.name }) : texts.draftChangedByOther(),
    );
  }
}

async function refuseTakenSlug(tx: Transaction, slug: string, known: CompanyPage | null): Promise<void> {
  if (known?.slug === slug) return;
  if (known && (standardText(known.slug) || known.firstPublishedAt)) {
    const defaultMessage = texts.slugCannotChange();
    throw new InvalidInput([{ field: 'slug', defaultMessage }]);
  }
  if (await tx.companyPage.findUnique({ where: { slug } })) {
    throw new InvalidInput([{ field: 'slug', defaultMessage: texts.slugTaken() }]);
  }
}

/** Visitors load nothing from other companies, so pictures must be uploaded. */
function refusePictures(body: string): void {
  const foreign = picturesOf(body).find((address) => !/^\/(?!\/)/.test(address));
  if (foreign === undefined) return;
  const defaultMessage = texts.showsForeignPicture({ address: foreign.slice(0, 100) });
  throw new InvalidInput([{ field: 'body', defaultMessage }]);
}

/** Puts the draft on the site; without one, repeating changes nothing. */
export const publishCompanyPage: Verb<typeof calls.publishCompanyPage> = async (ctx, { id, language }) => {
  const now = ctx.clock();
  await ctx.db.$transaction(async (tx) => {
    const page = await lockPage(tx, id);
    const where = { pageId_language: { pageId: id, language } };
    const draft = await tx.companyPageDraft.findUnique({ where });
    if (!draft) {
      if ((await tx.companyPageVersion.count({ where: { pageId: id, language } })) > 0) return;
      throw new Conflict('nothing_to_publish', texts.nothingToPublish());
    }
    const { title, summary, body } = draft;
    const version = await tx.companyPageVersion.create({
      data: { pageId: id, language, title, summary, body, publishedAt: now, publishedBy: actorOf(ctx).userId },
    });
    await tx.companyPageDraft.delete({ where });
    await tx.companyPage.update({ where: { id }, data: { firstPublishedAt: page.firstPublishedAt ?? now } });
    const details = { after: { language, title, version: version.id } };
    await recordAct(ctx, tx, { action: 'publishCompanyPage', subject: `page ${id}`, details });
  });
};
