import { z } from 'zod';
import { DirectoryPaging, DirectoryQuery, personalMessageForm, phoneNumber } from './directory.ts';
import { defineEndpoint } from './endpoint.ts';
import { ListingCard } from './listings.ts';
import { Picture } from './pictures.ts';
import { id, pageOf, shortText } from './wire.ts';

/** A real estate company as a card shows it. `listings` are those that are open. */
export const CompanyCard = z.object({
  id: z.number().int(),
  name: z.string(),
  logo: Picture.nullable(),
  listings: z.number().int(),
  verified: z.boolean(),
});
export type CompanyCard = z.infer<typeof CompanyCard>;

/** A company's profile. `mayEdit` speaks of the caller; mail reaches only companies that are `reachable`. */
export const Company = CompanyCard.extend({
  referenceId: z.string(),
  address: z.string(),
  website: z.string().nullable(),
  phone: z.string().nullable(),
  whatsapp: z.string().nullable(),
  facebook: z.string().nullable(),
  twitter: z.string().nullable(),
  about: z.string(),
  reachable: z.boolean(),
  mayEdit: z.boolean(),
});
export type Company = z.infer<typeof Company>;

/** An https address, at one of these hosts when any are named; may be ''. */
const link = (...hosts: string[]) =>
  shortText(300).refine(
    (text) => text === '' || isSecureLink(text, hosts),
    hosts.length ? `must be a link that starts with https://${hosts[0]}/` : 'must be a link that starts with https://',
  );

function isSecureLink(text: string, hosts: string[]): boolean {
  if (!/^https:\/\/[^\s<>"\\]+$/i.test(text) || !URL.canParse(text)) return false;
  const { hostname, username } = new URL(text);
  if (username || !hostname.includes('.')) return false;
  return hosts.length === 0 || hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}

/** What a company's owner may change. '' takes away. */
export const CompanyForm = z.object({
  address: shortText(300),
  website: link(),
  phone: phoneNumber,
  whatsapp: phoneNumber,
  facebook: link('facebook.com'),
  twitter: link('x.com', 'twitter.com'),
  about: shortText(4000),
});

/** Orders of the list of companies, with what people read. */
export const companyOrders = { name: 'Name: A to Z', listings: 'Most listings', newest: 'Newest' } as const;
export const CompanyOrder = z.enum(['name', 'listings', 'newest']);
export type CompanyOrder = z.infer<typeof CompanyOrder>;

const ofCompany = z.object({ id });

export const getCompanies = defineEndpoint({
  name: 'getCompanies',
  method: 'GET',
  path: 'africanscity/getcompanies',
  access: 'public',
  summary: 'A page of the real estate companies that have open listings or are verified.',
  query: DirectoryQuery.extend({ orderBy: CompanyOrder.default('name') }),
  responds: 'json',
  response: pageOf(CompanyCard),
  maxAge: 30,
});

export const getCompany = defineEndpoint({
  name: 'getCompany',
  method: 'GET',
  path: 'africanscity/getcompany',
  access: 'public',
  summary: 'The profile of one real estate company.',
  query: ofCompany,
  responds: 'json',
  response: Company,
});

export const getCompanyProperties = defineEndpoint({
  name: 'getCompanyProperties',
  method: 'GET',
  path: 'africanscity/getcompanyproperties',
  access: 'public',
  summary: 'A page of the open listings of a company, the newest first.',
  query: DirectoryPaging.extend({ id }),
  responds: 'json',
  response: pageOf(ListingCard),
});

export const saveCompany = defineEndpoint({
  name: 'saveCompany',
  method: 'POST',
  path: 'africanscity/savecompany',
  access: 'user',
  summary: "Changes a company's profile, for its owner and administrators. Its name and reference stay.",
  form: CompanyForm.extend({ id }),
  files: { logoPic: { max: 1, description: 'Logo: JPEG or PNG. Without one, the logo stays.' } },
  responds: 'json',
  response: Company,
});

export const sendCompanyMessage = defineEndpoint({
  name: 'sendCompanyMessage',
  method: 'POST',
  path: 'africanscity/sendcompanymessage',
  access: 'public',
  summary: 'Mails a message to a company. It answers to the address of the sender.',
  form: personalMessageForm.extend({ id }),
  responds: 'empty',
});

export const agencyEndpoints = { getCompanies, getCompany, getCompanyProperties, saveCompany, sendCompanyMessage };
