import * as texts from '@africanscity/messages/administration';
import type { BrandDraftForm, BrandState, StoredDraft } from '@africanscity/contracts/administration/brand';
import type { brandPictureKinds } from '@africanscity/contracts/administration/values';
import { features } from '@africanscity/contracts/brand-feature-names';
import type { Feature } from '@africanscity/contracts/brand-features';
import type { calls } from '@africanscity/contracts/administration/calls';
import type { Transaction } from '@africanscity/db/client';
import type { RequestContext } from '../../context.ts';
import { Conflict, InvalidInput } from '../../errors.ts';
import { recordAct } from '../../kernel/audit.ts';
import { brandDraftSetting, brandSetting, loadBrand, readBrandDraft } from '../../kernel/brand.ts';
import { previewCookie, readPreviewCookie } from '../../kernel/brand-preview.ts';
import type { z } from 'zod';
import { companySetting, getCompanyDetails, readCompanySetting } from '../../kernel/company-details.ts';
import { countryName } from '../../kernel/countries.ts';
import { actorOf } from '../../kernel/caller.ts';
import { lockBrandDraft } from '../../kernel/locks.ts';
import { storeIcon, storeLogo } from '../../kernel/pictures/brand-pictures.ts';
import { isOpen } from '../../kernel/open-listings.ts';
import { countriesSetting, readOfferedCountries, writeSetting } from '../../kernel/settings.ts';
import type { Verb } from '../../verb.ts';
import { changeContacts } from './draft-contacts.ts';

export async function getBrand(ctx: RequestContext): Promise<BrandState> {
  const [draft, listing] = await Promise.all([
    readBrandDraft(ctx),
    ctx.db.property.findFirst({ where: isOpen, orderBy: { id: 'desc' }, select: { id: true } }),
  ]);
  const isPreviewed = readPreviewCookie(ctx.config, ctx.cookies) !== null;
  const published = await withContacts(ctx, ctx.config.brand);
  return { published, draft: draft && (await withContacts(ctx, draft)), listingId: listing?.id ?? null, isPreviewed };
}

/** Returns a draft, or the published brand, with all contact details and countries that it shows. */
async function withContacts(
  ctx: Parameters<typeof getCompanyDetails>[0],
  draft: StoredDraft,
): Promise<BrandState['published']> {
  const company = await getCompanyDetails(ctx, draft);
  return { ...draft, company, countries: draft.countries ?? (await readOfferedCountries(ctx)) };
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
  const { name, emailSender, accent, night, fonts, social } = input;
  const { payments, agencies, requests, newsletter } = input;
  return changeDraft(ctx, 'saveBrandDraft', async (before, tx) => ({
    name,
    emailSender,
    accent,
    night,
    homeCountry,
    currency,
    language,
    fonts,
    social,
    off: switched(before.off, { payments, agencies, requests, newsletter }),
    ...changeContacts(before, await withContacts({ ...ctx, db: tx }, before), input),
  }));
}

/** Returns the features that are off after some were switched. */
function switched(off: Feature[], switches: Record<Feature, 'on' | 'off' | undefined>): Feature[] {
  return features.filter((name) => (switches[name] ?? (off.includes(name) ? 'off' : 'on')) === 'off');
}

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

type PictureKind = (typeof brandPictureKinds)[number];

/** Throws a `PictureRefused` for a picture that cannot be used. */
export const saveBrandPicture: Verb<typeof calls.saveBrandPicture> = async (ctx, { kind, picture: [upload] }) => {
  if (!upload) throw new InvalidInput([{ field: 'picture', defaultMessage: texts.mustBePicture() }]);
  const stored = await (kind === 'icon' ? storeIcon(ctx, upload) : storeLogo(ctx, upload));
  return changeDraft(ctx, 'saveBrandPicture', async () => ({ [kind]: stored }));
};

/** The bytes stay, because emails that were sent show them. */
export function deleteBrandPicture(ctx: RequestContext, { kind }: { kind: PictureKind }): Promise<BrandState> {
  return changeDraft(ctx, 'deleteBrandPicture', async () => ({ [kind]: null }));
}

/** Changes some fields of the draft. The others are those of the draft, or of the published brand without a draft. */
async function changeDraft(
  ctx: RequestContext,
  action: string,
  change: (before: StoredDraft, tx: Transaction) => Promise<Partial<StoredDraft>>,
): Promise<BrandState> {
  await ctx.db.$transaction(async (tx) => {
    await lockBrandDraft(tx);
    const before: StoredDraft = (await readBrandDraft({ db: tx, log: ctx.log })) ?? ctx.config.brand;
    const given = Object.entries(await change(before, tx)).filter(([, value]) => value !== undefined);
    const value = JSON.parse(JSON.stringify({ ...before, ...Object.fromEntries(given) }));
    await writeSetting(ctx, tx, { action, name: brandDraftSetting, value });
  });
  return getBrand(ctx);
}

/** Publishes the draft: this copy of the server shows it at once, the others within seconds. Throws Conflict without one. */
export async function publishBrand(ctx: RequestContext): Promise<BrandState> {
  await ctx.db.$transaction(async (tx) => {
    const reader = { db: tx, log: ctx.log };
    const draft = await readBrandDraft(reader);
    const { count } = await tx.setting.deleteMany({ where: { name: brandDraftSetting } });
    // The second of two administrators who publish at the same time finds no draft.
    if (!draft || count === 0) throw new Conflict('no_draft', texts.noDraftToPublish());
    const { company = {}, countries, ...brand } = draft;
    const store = (name: string, value: object) =>
      writeSetting(ctx, tx, { action: 'publishBrand', name, value: JSON.parse(JSON.stringify(value)) });
    await store(brandSetting, brand);
    if (Object.keys(company).length > 0)
      await store(companySetting, { ...(await readCompanySetting(reader)), ...company });
    if (countries) await store(countriesSetting, countries);
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
