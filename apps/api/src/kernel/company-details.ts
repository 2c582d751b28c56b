import { type CompanyContacts, CompanyDetails } from '@africanscity/contracts/messages/contact';
import type { Transaction } from '@africanscity/db/client';
import type { AppContext, Config } from '../context.ts';
import { countryCode } from './countries.ts';
import { toE164 } from './phones/phone-numbers.ts';
import { presentPhone } from './phones/present-phone.ts';

/** The setting `company`; what it leaves out is as by default. */
export async function getCompanyDetails(
  ctx: Pick<AppContext, 'config' | 'log'> & { db: Transaction },
): Promise<CompanyDetails> {
  const defaults = defaultCompanyDetails(ctx.config);
  const setting = await ctx.db.setting.findUnique({ where: { name: 'company' } });
  if (!setting) return defaults;
  const value = CompanyDetails.partial().safeParse(setting.value);
  // A setting that somebody broke by hand must not take the page with it.
  if (!value.success) ctx.log.warn({ setting: 'company' }, 'a setting is not in the shape it must have');
  return { ...defaults, ...value.data };
}

/** Until the company sets its own; mail goes to the host that the site is reached at. */
function defaultCompanyDetails(config: Pick<Config, 'publicUrl'>): CompanyDetails {
  const host = new URL(config.publicUrl).hostname;
  return {
    email: `hello@${host.includes('.') && !/^[\d.]+$/.test(host) ? host : 'africanscity.example'}`,
    phones: ['+263 24 200 0100', '+263 77 000 0100'],
    address: ['AfricansCity', '2nd Floor, Jacaranda House', 'Samora Machel Avenue', 'Harare, Zimbabwe'],
    place: { name: 'Harare', latitude: -17.8292, longitude: 31.0522 },
  };
}

/** The details with links for the phones. A local number is one of the country that the last line of the address names. */
export async function getCompanyContacts(ctx: Parameters<typeof getCompanyDetails>[0]): Promise<CompanyContacts> {
  const details = await getCompanyDetails(ctx);
  const { phones, address } = details;
  const country = countryCode(address.at(-1)?.split(',').at(-1) ?? '') ?? null;
  return { ...details, phoneLinks: phones.map((phone) => presentPhone(phone, toE164(phone, [country]))) };
}
