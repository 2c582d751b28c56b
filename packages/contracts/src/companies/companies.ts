import { languages } from '@africanscity/messages/languages';
import * as texts from '@africanscity/messages/site';
import type { Schemas } from '../call.ts';
import { z } from 'zod';
import { phoneText } from '../phone.ts';
import { PhoneLinks } from '../phone-links.ts';
import { Picture } from '../picture.ts';
import { id, longText, namesOf, pageOf, shortText } from '../wire.ts';
import { DirectoryQuery, personalMessageForm } from './directory.ts';
import { companyOrders } from './values.ts';

/** A real estate company on a card. `listings` counts open ones. */
export const CompanyCard = z.object({
  id: z.number().int(),
  name: z.string(),
  logo: Picture.nullable(),
  listings: z.number().int(),
  verified: z.boolean(),
  /** The cities with most of its listings, at most three. */
  places: z.array(z.string()),
  /** Covers of its newest listings, without duplicates, at most three. */
  covers: z.array(Picture),
});

export type CompanyCard = z.infer<typeof CompanyCard>;

/** A company's profile. `mayEdit` is about the caller; email reaches only companies that are `reachable`. */
export const Company = CompanyCard.extend({
  referenceId: z.string(),
  address: z.string(),
  website: z.string().nullable(),
  phone: z.string().nullable(),
  phoneLinks: PhoneLinks.nullable(),
  whatsapp: z.string().nullable(),
  whatsappLinks: PhoneLinks.nullable(),
  facebook: z.string().nullable(),
  twitter: z.string().nullable(),
  about: z.string(),
  /** Language of `about`, as far as its words tell. */
  aboutLanguage: z.enum(languages).nullable(),
  forSale: z.number().int(),
  forRent: z.number().int(),
  /** Cities of its open listings, the one with most first. */
  cities: z.array(z.object({ city: z.string(), listings: z.number().int() })),
  reachable: z.boolean(),
  mayEdit: z.boolean(),
});

export type Company = z.infer<typeof Company>;

/** An https address, at one of these hosts if any are given; may be ''. */
const link = (...hosts: string[]) =>
  shortText(300).refine((text) => text === '' || isSecureLink(text, hosts), {
    error: () => (hosts[0] ? texts.hostLinkNeeded({ host: hosts[0] }) : texts.httpsLinkNeeded()),
  });

function isSecureLink(text: string, hosts: string[]): boolean {
  if (!/^https:\/\/[^\s<>"\\]+$/i.test(text) || !URL.canParse(text)) return false;
  const { hostname, username } = new URL(text);
  if (username || !hostname.includes('.')) return false;
  return hosts.length === 0 || hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}

/** Fields that a company's owner may change. '' clears a field. */
export const CompanyForm = z.object({
  address: shortText(300),
  website: link(),
  phone: phoneText,
  whatsapp: phoneText,
  facebook: link('facebook.com'),
  twitter: link('x.com', 'twitter.com'),
  about: longText(4000),
});

export const CompanyOrder = z.enum(namesOf(companyOrders));

export type CompanyOrder = z.infer<typeof CompanyOrder>;

/** A company of the caller's. */
export const OwnCompany = z.object({ id: z.number().int(), name: z.string(), isOwner: z.boolean() });

export type OwnCompany = z.infer<typeof OwnCompany>;

const ofCompany = z.object({ id });

/** Schemas of the input and response of each operation. */
export const agencySchemas = {
  getCompanies: {
    summary: 'Lists real estate companies with open listings, and verified ones.',
    query: DirectoryQuery.extend({ orderBy: CompanyOrder.default('name') }),
    response: pageOf(CompanyCard),
    maxAge: 30,
  },
  getCompany: {
    summary: 'Returns the profile of one real estate company.',
    query: ofCompany,
    response: Company,
  },
  getOwnCompanies: {
    summary: 'Lists the companies of the caller, those they own first.',
    response: z.array(OwnCompany),
  },
  saveCompany: {
    summary: "Changes a company's profile, for its owner and administrators. Its name and reference stay.",
    form: CompanyForm.extend({ id }),
    files: { logoPic: { max: 1, description: 'Logo: JPEG or PNG. Without one, the logo stays.' } },
    response: Company,
  },
  sendCompanyMessage: {
    summary: "Emails a message to a company, which replies to the sender's address.",
    form: personalMessageForm.extend({ id }),
  },
} satisfies Record<string, Schemas>;
