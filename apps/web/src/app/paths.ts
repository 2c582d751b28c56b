import { type AddressedListing, listingPath } from '@africanscity/contracts/listings/listing-slug';
import type { ListingFilterTexts } from '@africanscity/contracts/listings/filters';
import type { ListingOrder } from '@africanscity/contracts/listings/listing-filter';

/** Query of /Properties. The parameter is spelled `oderBy`, because existing links use it. */
export interface PropertiesQuery extends ListingFilterTexts {
  oderBy?: ListingOrder;
  page?: number;
  size?: number;
  cursor?: string;
  view?: 'map';
}

/** Query of a directory of companies or agents. */
export interface DirectoryQuery {
  search?: string;
  /** First letter of the name. */
  letter?: string;
  orderBy?: string;
  page?: number;
}

/** All addresses of the site. */
export const paths = {
  home: '/home',
  properties: (query: PropertiesQuery = {}) => withQuery('/Properties', query),
  /** The id alone is enough: it redirects to the full address. */
  property: (listing: AddressedListing | number) =>
    typeof listing === 'number' ? `/property?id=${listing}` : listingPath(listing),
  /** All open listings as plain links, or one part of them. */
  allHomes: (part?: number) => (part === undefined ? '/all-homes' : `/all-homes/${part}`),
  /** The contact form of a listing's owner. */
  messageOwner: (id: number) => `/message-owner?id=${id}`,
  /** The server leads to a chat with the owner of a listing. */
  whatsApp: (id: number, text: string) => withQuery(`/whatsapp/${id}`, { text }),
  reportListing: (id: number) => `/report-listing?id=${id}`,
  compare: (ids: number[] = []) => (ids.length ? `/compare?ids=${ids.join(',')}` : '/compare'),
  print: (id?: number) => (id === undefined ? '/print' : `/print?id=${id}`),
  about: '/about',
  contact: '/contact',
  contactAbout: (subject: string) => withQuery('/contact', { subject }),
  pricing: '/pricing',
  singlePackage: (query: { packageId?: number } = {}) => withQuery('/single-package', query),
  /** The user's payments, or one of them. */
  payments: (query: { id?: number; page?: number } = {}) => withQuery('/comfirm-payment', query),
  companyList: '/company-list',
  companies: (query: DirectoryQuery) => withQuery('/company-list', query),
  company: (query: { id: number; page?: number }) => withQuery('/singleCompany', query),
  allAgents: '/all-agents',
  agents: (query: DirectoryQuery) => withQuery('/all-agents', query),
  agent: (query: { id: number; page?: number }) => withQuery('/agent-profile', query),
  request: '/request',
  requests: (tab?: 'for-me') => withQuery('/requests', { tab }),
  /** The user's conversations, or one of them. */
  enquiries: (query: { id?: number; box?: 'sent'; whose?: 'mine'; page?: number } = {}) =>
    withQuery('/enquiries', query),
  requestLike: (like: { location: string; category: string }) => withQuery('/request', like),
  login: (returnUrl?: string) => withQuery('/login', { returnUrl }),
  register: '/register',
  reset: '/reset',
  /** The page for pasting the emailed link. */
  enterResetLink: '/reset?link=1',
  /** The form of a listing; `published` is the id of a new listing, `like` of the listing that a new one begins as a copy of. */
  uploadListing: (query: { id?: number; userId?: number; published?: number; like?: number } = {}) =>
    withQuery('/upload-listing', query),
  myListings: (query: { page?: number; size?: number } = {}) => withQuery('/myListings', query),
  importListings: '/my-listings/import',
  /** An import of the user's listings, or of those of any owner. */
  importOf: (id: number) => withQuery('/my-listings/import', { import: id }),
  teamImportOf: (id: number) => withQuery('/admin/import-export', { import: id }),
  feeds: '/my-listings/feeds',
  /** The numbers of the user's listings in a month such as '2026-10'; in the last complete one without it. */
  monthlyReport: (month?: string) => withQuery('/monthly-report', { month }),
  apiKeys: '/api-keys',
  webhooks: '/webhooks',
  favorite: '/favorite',
  /** A list of favorites. */
  shortlist: (id: number) => withQuery('/favorite', { list: id }),
  /** A shared list, by the secret of its link. */
  sharedList: (token: string) => `/shared-list/${token}`,
  savedSearches: '/saved-searches',
  /** The form that saves a search, with the URL parameters of the list. */
  saveSearch: (filter: object) => withQuery('/save-search', { ...filter }),
  /** The list of a saved search, from its URL parameters. */
  savedSearch: (filter: Record<string, string>) => withQuery('/Properties', filter),
  profile: '/profile',
  settings: '/settings',
  feedback: '/feedback',
  admin: '/admin/adminlayout',
  /** A section of the administration, by its last path segment. */
  adminSection: (name: string, query: object = {}) => withQuery(`/admin/${name}`, query),
  adminUsers: (query: { kind?: string; search?: string } = {}) => withQuery('/admin/users', query),
  adminUser: (id: number) => `/admin/user?id=${id}`,
  adminPayment: (id: number) => `/admin/payment?id=${id}`,
  adminAccount: '/admin/account',
  dataUse: '/data-use',
  currency: '/currency',
  help: '/help',
  news: (query: { page?: number } = {}) => withQuery('/news', query),
  adminPage: (query: { id?: number; language?: string } = {}) => withQuery('/admin/page', query),
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
