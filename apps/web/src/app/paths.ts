import { type AddressedListing, listingPath } from '@africanscity/contracts/listings/listing-slug';
import type { ListingFilterTexts } from '@africanscity/contracts/listings/filters';
import type { ListingOrder } from '@africanscity/contracts/listings/listing-filter';

/** The query of /Properties. The address spells it `oderBy`, as links to the site do. */
export interface PropertiesQuery extends ListingFilterTexts {
  oderBy?: ListingOrder;
  page?: number;
  size?: number;
  cursor?: string;
  view?: 'map';
}

/** The query of a directory of companies or people. */
export interface DirectoryQuery {
  search?: string;
  /** The first of the name. */
  letter?: string;
  orderBy?: string;
  page?: number;
}

/** Every address of the site. */
export const paths = {
  home: '/home',
  properties: (query: PropertiesQuery = {}) => withQuery('/Properties', query),
  /** By its number alone where no more is known: that leads to its address. */
  property: (listing: AddressedListing | number) =>
    typeof listing === 'number' ? `/property?id=${listing}` : listingPath(listing),
  /** All open listings as plain links, or a part of them by their numbers. */
  allHomes: (part?: number) => (part === undefined ? '/all-homes' : `/all-homes/${part}`),
  /** A form to the owner of a listing. */
  messageOwner: (id: number) => `/message-owner?id=${id}`,
  reportListing: (id: number) => `/report-listing?id=${id}`,
  compare: (ids: number[] = []) => (ids.length ? `/compare?ids=${ids.join(',')}` : '/compare'),
  print: (id?: number) => (id === undefined ? '/print' : `/print?id=${id}`),
  about: '/about',
  contact: '/contact',
  contactAbout: (subject: string) => withQuery('/contact', { subject }),
  pricing: '/pricing',
  singlePackage: (query: { packageId?: number } = {}) => withQuery('/single-package', query),
  /** One's payments, or one of them. */
  payments: (query: { id?: number; page?: number } = {}) => withQuery('/comfirm-payment', query),
  companyList: '/company-list',
  companies: (query: DirectoryQuery) => withQuery('/company-list', query),
  company: (query: { id: number; page?: number }) => withQuery('/singleCompany', query),
  allAgents: '/all-agents',
  agents: (query: DirectoryQuery) => withQuery('/all-agents', query),
  agent: (query: { id: number; page?: number }) => withQuery('/agent-profile', query),
  request: '/request',
  requests: (tab?: 'for-me') => withQuery('/requests', { tab }),
  /** One's conversations, or one of them. */
  enquiries: (query: { id?: number; box?: 'sent'; whose?: 'mine'; page?: number } = {}) =>
    withQuery('/enquiries', query),
  requestLike: (like: { location: string; category: string }) => withQuery('/request', like),
  login: (returnUrl?: string) => withQuery('/login', { returnUrl }),
  register: '/register',
  reset: '/reset',
  /** Where the link of the mail is entered by hand. */
  enterResetLink: '/reset?link=1',
  /** The form of a listing; `published` names one that has just come to the site. */
  uploadListing: (query: { id?: number; userId?: number; published?: number } = {}) =>
    withQuery('/upload-listing', query),
  myListings: (query: { page?: number; size?: number } = {}) => withQuery('/myListings', query),
  favorite: '/favorite',
  savedSearches: '/saved-searches',
  /** The form that saves a filter: the texts of a list's address. */
  saveSearch: (filter: object) => withQuery('/save-search', { ...filter }),
  /** The list that a saved search stands for, by the texts of its address. */
  savedSearch: (filter: Record<string, string>) => withQuery('/Properties', filter),
  profile: '/profile',
  settings: '/settings',
  feedback: '/feedback',
  admin: '/admin/adminlayout',
  /** A part of the administration, by the last word of its address. */
  adminSection: (name: string, query: object = {}) => withQuery(`/admin/${name}`, query),
  adminUsers: (query: { kind?: string; search?: string } = {}) => withQuery('/admin/users', query),
  adminUser: (id: number) => `/admin/user?id=${id}`,
  adminPayment: (id: number) => `/admin/payment?id=${id}`,
  adminAccount: '/admin/account',
  dataUse: '/data-use',
  help: '/help',
  terms: '/terms',
  privacy: '/privacy',
} as const;

function withQuery(path: string, query: object): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}
