import type { BrandForm, BrandState } from '@africanscity/contracts/administration/brand';
import type { RequestContext } from '../../context.ts';
import { Conflict } from '../../errors.ts';
import { recordAct } from '../../kernel/audit.ts';
import { brandDraftSetting, brandSetting, loadBrand, readBrandDraft } from '../../kernel/brand.ts';
import { previewCookie, readPreviewCookie } from '../../kernel/brand-preview.ts';
import { actorOf } from '../../kernel/caller.ts';
import { isOpen } from '../../kernel/open-listings.ts';
import { writeSetting } from '../../kernel/settings.ts';

export async function getBrand(ctx: RequestContext): Promise<BrandState> {
  const [draft, listing] = await Promise.all([
    readBrandDraft(ctx),
    ctx.db.property.findFirst({ where: isOpen, orderBy: { id: 'desc' }, select: { id: true } }),
  ]);
  const isPreviewed = readPreviewCookie(ctx.config, ctx.cookies) !== null;
  return { published: ctx.config.brand, draft, listingId: listing?.id ?? null, isPreviewed };
}

/** Stores the draft. Pages show it to administrators who preview it. */
export async function saveBrandDraft(ctx: RequestContext, input: BrandForm): Promise<BrandState> {
  await ctx.db.$transaction((tx) =>
    writeSetting(ctx, tx, { action: 'saveBrandDraft', name: brandDraftSetting, value: input }),
  );
  return getBrand(ctx);
}

/** Publishes the draft: this copy of the server shows it at once, the others within seconds. Throws Conflict without one. */
export async function publishBrand(ctx: RequestContext): Promise<BrandState> {
  await ctx.db.$transaction(async (tx) => {
    const value = await readBrandDraft({ db: tx, log: ctx.log });
    const { count } = await tx.setting.deleteMany({ where: { name: brandDraftSetting } });
    // Of two administrators who publish at once, the second one finds no draft.
    if (!value || count === 0) throw new Conflict('no_draft', 'There is no draft to publish.');
    await writeSetting(ctx, tx, { action: 'publishBrand', name: brandSetting, value: { ...value } });
  });
  await loadBrand(ctx);
  return endBrandPreview(ctx);
}

export async function discardBrandDraft(ctx: RequestContext): Promise<BrandState> {
  await ctx.db.$transaction(async (tx) => {
    const { count } = await tx.setting.deleteMany({ where: { name: brandDraftSetting } });
    if (count > 0) await recordAct(ctx, tx, { action: 'discardBrandDraft', subject: `setting ${brandDraftSetting}` });
  });
  return endBrandPreview(ctx);
}

export async function startBrandPreview(ctx: RequestContext): Promise<BrandState> {
  ctx.setCookie = previewCookie(ctx.config, actorOf(ctx).sessionId);
  return { ...(await getBrand(ctx)), isPreviewed: true };
}

export async function endBrandPreview(ctx: RequestContext): Promise<BrandState> {
  ctx.setCookie = previewCookie(ctx.config, null);
  return { ...(await getBrand(ctx)), isPreviewed: false };
}
