import { fileNameOf } from '@africanscity/contracts/brand';
import { type CompanyContacts, CompanyDetails } from '@africanscity/contracts/messages/contact';
import type { Transaction } from '@africanscity/db/client';
import type { AppContext, Config } from '../context.ts';
import { countryCode } from './countries.ts';
import { toE164 } from './phones/phone-numbers.ts';
import { presentPhone } from './phones/present-phone.ts';

/** The setting `company`. Missing values have defaults. */
export async function getCompanyDetails(
  ctx: Pick<AppContext, 'config' | 'log'> & { db: Transaction },
): Promise<CompanyDetails> {
  const defaults = defaultCompanyDetails(ctx.config);
  const setting = await ctx.db.setting.findUnique({ where: { name: 'company' } });
  if (!setting) return defaults;
  const value = CompanyDetails.partial().safeParse(setting.value);
  // A broken setting must not break the page.
  if (!value.success) ctx.log.warn({ setting: 'company' }, 'a setting is not in the shape it must have');
  return { ...defaults, ...value.data };
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
export async function getCompanyContacts(ctx: Parameters<typeof getCompanyDetails>[0]): Promise<CompanyContacts> {
  const details = await getCompanyDetails(ctx);
  const { phones, address } = details;
  const country = countryCode(address.at(-1)?.split(',').at(-1) ?? '') ?? null;
  return { ...details, phoneLinks: phones.map((phone) => presentPhone(phone, toE164(phone, [country]))) };
}
