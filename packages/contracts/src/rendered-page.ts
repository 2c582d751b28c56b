import type { Language } from '@africanscity/messages/languages';
import type { Token } from './accounts/login.ts';
import type { SiteBrand } from './brand.ts';

/** Metadata of a page for search engines, and for chats that preview links. */
export interface PageMeta {
  /** The title of the tab and of search results. No two pages have the same. */
  title: string;
  /** The title in chats, if it differs. */
  sharedTitle?: string;
  description?: string;
  /** A JPEG that previews the page: absolute address, size in pixels, and a description of the picture. */
  image?: { url: string; width: number; height: number; alt?: string };
  /** The absolute address that represents all addresses of the same content. */
  canonical?: string;
  /** Path of an Atom feed: of the page's listings, or of the news in the page's language. */
  feed?: string;
  /** Schema.org documents. */
  jsonLd?: object | object[];
  /** Asks search engines not to index the page. */
  noIndex?: boolean;
}

/** A page that the web app rendered on the server, or a redirect. `Queries` is the form of the query cache. */
export type Rendered<Queries = unknown> =
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'page';
      status: number;
      /** The first error of a loader that is no failed call. */
      fault?: unknown;
      html: string;
      meta: PageMeta;
      /** Whether the page is complete without the app, which then loads later. */
      minimal: boolean;
      /** Path of a call (POST) that a browser sends once the page is open, below the API's base path. */
      opened: string | undefined;
      /** Source files of the page. The document links their scripts and styles. */
      modules: string[];
      /** State that the browser continues with: the query cache, and the loaders' data. */
      state: { queries: Queries; hydration: unknown };
    };

/** Rendered markup by cache key. */
export interface FragmentStore {
  get(key: string): string | undefined;
  set(key: string, markup: string): unknown;
}

/** A user who logged in with a form without scripts. */
export interface Visitor {
  fullName: string;
}

/** A language that visitors can choose. */
export interface SiteLanguage {
  code: Language;
  /** Its name in itself. */
  name: string;
  /** Offers a page in it: 'Read this page in English'. */
  offer: string;
}

/** The currency in which a visitor sees amounts, beside the prices that owners ask. */
export interface ChosenCurrency {
  /** ISO 4217. */
  code: string;
  /** Before an amount: '₦', 'XOF '. */
  sign: string;
  /** Units of the currency for one US dollar. */
  rate: number;
  /** 'Exchange rate of 24 November 2026'. */
  note: string;
  /** Names the day of a rate that is older than a week: 'at the rate of 3 November 2026'; else ''. */
  old: string;
}

/** A form that was sent without scripts. */
export interface PostedForm {
  /** The fields, as text. */
  fields: Readonly<Record<string, string>>;
  /** Stores the token's session for later pages; null ends the stored session. */
  keepSession(token: Token | null): void;
  /** Remembers on the device whether its visitor saves data. */
  keepSaveData(saves: boolean): void;
  /** Remembers on the device the currency that its visitor chose. */
  keepCurrency(code: string): void;
}

/** Values that the document around a rendered page depends on. */
export interface DocumentOptions {
  language: Language;
  /** Languages that visitors can choose; none where there is one. */
  languages: readonly SiteLanguage[];
  publicUrl: string;
  assets: DocumentAssets;
  apiBasePath: string;
  /** The visitor asked to be sent as little as possible. */
  saveData: boolean;
  brand: SiteBrand;
  /** Whether the brand is a draft, which the document says. */
  isPreview?: true | undefined;
}

/** Addresses of scripts and styles: of all pages and of one page. */
export interface DocumentAssets {
  /** The module that the browser starts with. */
  entry: string;
  shared: { scripts: string[]; styles: string[] };
  page: { scripts: string[]; styles: string[] };
}
