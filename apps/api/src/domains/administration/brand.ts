import * as texts from '@africanscity/messages/administration';
import type { BrandDraftForm, BrandState } from '@africanscity/contracts/administration/brand';
import type { brandPictureKinds } from '@africanscity/contracts/administration/values';
import { features } from '@africanscity/contracts/brand-feature-names';
import type { Feature } from '@africanscity/contracts/brand-features';
import type { Brand } from '@africanscity/contracts/brand';
import type { UploadedFile } from '@africanscity/contracts/call';
import type { RequestContext } from '../../context.ts';
import { Conflict, InvalidInput } from '../../errors.ts';
import { recordAct } from '../../kernel/audit.ts';
import { brandDraftSetting, brandSetting, loadBrand, readBrandDraft } from '../../kernel/brand.ts';
import { previewCookie, readPreviewCookie } from '../../kernel/brand-preview.ts';
import type { z } from 'zod';
import { countryName } from '../../kernel/countries.ts';
import { actorOf } from '../../kernel/caller.ts';
import { lockBrandDraft } from '../../kernel/locks.ts';
import { storeIcon, storeLogo } from '../../kernel/pictures/brand-pictures.ts';
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

/** Stores the fields of the draft. Pages show it to administrators who preview it. */
export async function saveBrandDraft(ctx: RequestContext, input: z.output<typeof BrandDraftForm>): Promise<BrandState> {
  const { homeCountry, currency, language } = input;
  const unknown = texts.chooseFromList();
  if (homeCountry && !countryName(homeCountry))
    throw new InvalidInput([{ field: 'homeCountry', defaultMessage: unknown }]);
  if (currency && !currencies.has(currency)) throw new InvalidInput([{ field: 'currency', defaultMessage: unknown }]);
  if (language && !ctx.config.languages.includes(language))
    throw new InvalidInput([{ field: 'language', defaultMessage: unknown }]);
  const { payments, agencies, requests, newsletter, ...fields } = input;
  const switches = { payments, agencies, requests, newsletter };
  return changeDraft(ctx, 'saveBrandDraft', ({ off }) => ({ ...fields, off: switched(off, switches) }));
}

/** Returns the features that are off after some were switched. */
function switched(off: Feature[], switches: Record<Feature, 'on' | 'off' | undefined>): Feature[] {
  return features.filter((name) => (switches[name] ?? (off.includes(name) ? 'off' : 'on')) === 'off');
}

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

type PictureKind = (typeof brandPictureKinds)[number];

/** Throws a `PictureRefused` for a picture that cannot be used. */
export async function saveBrandPicture(
  ctx: RequestContext,
  { kind, picture: [upload] }: { kind: PictureKind; picture: UploadedFile[] },
): Promise<BrandState> {
  if (!upload) throw new InvalidInput([{ field: 'picture', defaultMessage: texts.mustBePicture() }]);
  const stored = await (kind === 'icon' ? storeIcon(ctx, upload) : storeLogo(ctx, upload));
  return changeDraft(ctx, 'saveBrandPicture', () => ({ [kind]: stored }));
}

/** The bytes stay, because emails that were sent show them. */
export function deleteBrandPicture(ctx: RequestContext, { kind }: { kind: PictureKind }): Promise<BrandState> {
  return changeDraft(ctx, 'deleteBrandPicture', () => ({ [kind]: null }));
}

/** Changes some fields of the draft. The others are those of the draft, or of the published brand without a draft. */
async function changeDraft(
  ctx: RequestContext,
  action: string,
  change: (before: Brand) => { [Name in keyof Brand]?: Brand[Name] | undefined },
): Promise<BrandState> {
  await ctx.db.$transaction(async (tx) => {
    await lockBrandDraft(tx);
    const before = (await readBrandDraft({ db: tx, log: ctx.log })) ?? ctx.config.brand;
    const given = Object.entries(change(before)).filter(([, value]) => value !== undefined);
    const value = JSON.parse(JSON.stringify({ ...before, ...Object.fromEntries(given) }));
    await writeSetting(ctx, tx, { action, name: brandDraftSetting, value });
  });
  return getBrand(ctx);
}

/** Publishes the draft: this copy of the server shows it at once, the others within seconds. Throws Conflict without one. */
export async function publishBrand(ctx: RequestContext): Promise<BrandState> {
  await ctx.db.$transaction(async (tx) => {
    const value = await readBrandDraft({ db: tx, log: ctx.log });
    const { count } = await tx.setting.deleteMany({ where: { name: brandDraftSetting } });
    // The second of two administrators who publish at the same time finds no draft.
    if (!value || count === 0) throw new Conflict('no_draft', texts.noDraftToPublish());
    await writeSetting(ctx, tx, {
      action: 'publishBrand',
      name: brandSetting,
      value: JSON.parse(JSON.stringify(value)),
    });
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
