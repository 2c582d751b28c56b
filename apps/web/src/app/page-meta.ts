/** Metadata of a page for search engines and link previews. */
export interface PageMeta {
  /** Title of the tab and in search results; unique for each page. */
  title: string;
  /** Title for link previews, if it differs. */
  sharedTitle?: string;
  description?: string;
  /** Preview image: a JPEG with an absolute URL, size in pixels and alternative text. */
  image?: { url: string; width: number; height: number; alt?: string };
  /** Absolute canonical URL. */
  canonical?: string;
  /** Path of the page's Atom feed. */
  feed?: string;
  /** Schema.org documents. */
  jsonLd?: object | object[];
  /** Excludes the page from search engines. */
  noIndex?: boolean;
}

/** Result of a page's loader. The page's data is in the query cache. */
export interface PageData {
  meta: PageMeta;
  /** HTTP status of the server's response; defaults to 200. */
  status?: number;
  /** Whether the page works without scripts. Visitors who save data then load them on demand. */
  minimal?: boolean;
  /** The API call (POST) that counts the view, relative to the API's base path. Needs scripts. */
  opened?: string;
}

export const siteName = 'AfricansCity';

/** Returns the title of the browser tab. */
export function fullTitle(meta: PageMeta): string {
  return meta.title === siteName ? siteName : `${meta.title} | ${siteName}`;
}

/** Preview image of the whole site. */
export function sitePreview(publicUrl: string): NonNullable<PageMeta['image']> {
  return { url: `${publicUrl}/preview/home.jpg`, width: 1200, height: 630, alt: siteName };
}
