import type { StoredDraft } from '@africanscity/contracts/administration/brand';
import { fileNameOf } from '@africanscity/contracts/brand';
import { type CompanyContacts, CompanyDetails } from '@africanscity/contracts/messages/contact';
import type { Transaction } from '@africanscity/db/client';
import type { AppContext, Config, RequestContext } from '../context.ts';
import { readPreviewedDraft } from './brand-preview.ts';
import { countryCode } from './countries.ts';
import { toE164 } from './phones/phone-numbers.ts';
import { presentPhone } from './phones/present-phone.ts';
import { readSetting } from './settings.ts';

export const companySetting = 'company';

type Reader = Pick<AppContext, 'log'> & { db: Transaction };

/** Returns the published contact details, or those of a draft of the brand. Missing values have defaults. */
export async function getCompanyDetails(
  ctx: Reader & Pick<AppContext, 'config'>,
  draft?: StoredDraft | null,
): Promise<CompanyDetails> {
  const { publicUrl, brand } = ctx.config;
  const defaults = defaultCompanyDetails({ publicUrl, brand: draft ?? brand });
  return { ...defaults, ...(await readCompanySetting(ctx)), ...draft?.company };
}

/** Returns the setting `company`, without the values that have defaults. */
export async function readCompanySetting(ctx: Reader): Promise<Partial<CompanyDetails>> {
  return (await readSetting(ctx, companySetting, CompanyDetails.partial())) ?? {};
}

/** Defaults until the company sets its own. The email address is at the host of the site. */
function defaultCompanyDetails(config: Pick<Config, 'publicUrl' | 'brand'>): CompanyDetails {
  const host = new URL(config.publicUrl).hostname;
  return {
    email: `hello@${host.includes('.') && !/^[\d.]+$/.test(host) ? host : `${fileNameOf(config.brand)}.example`}`,
    phones: ['+263 24 200 0100', '+263 77 000 0100'],
    address: [config.brand.name, '2nd Floor, Jacaranda House', 'Samora Machel Avenue', 'Harare, Zimbabwe'],
    place: { name: 'Harare', latitude: -17.8292, longitude: 31.0522 },
  };
}

/** Returns the details with links for the phones. A local number belongs to the country in the last line of the address. */
export async function getCompanyContacts(
  ...[ctx, draft]: Parameters<typeof getCompanyDetails>
): Promise<CompanyContacts> {
  const details = await getCompanyDetails(ctx, draft);
  const { phones, address } = details;
  const country = countryCode(address.at(-1)?.split(',').at(-1) ?? '') ?? null;
  return { ...details, phoneLinks: phones.map((phone) => presentPhone(phone, toE164(phone, [country]))) };
}

/** Returns the contact details as the contact page shows them: to an administrator who previews the draft, those of the draft. */
export async function getShownContacts(ctx: RequestContext): Promise<CompanyContacts> {
  return getCompanyContacts(ctx, await readPreviewedDraft(ctx));
}
