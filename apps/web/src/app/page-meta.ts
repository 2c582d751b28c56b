/** What a page says about itself to search engines, and to chats that preview links. */
export interface PageMeta {
  /** Of the tab and in search results: no two pages have the same. */
  title: string;
  /** The title that chats show, when it is another. */
  sharedTitle?: string;
  description?: string;
  /** A JPEG that previews the page, at an absolute address, with its pixels and what it shows. */
  image?: { url: string; width: number; height: number; alt?: string };
  /** The address that stands for all addresses of the same content: absolute. */
  canonical?: string;
  /** An Atom feed of what the page lists: its path. */
  feed?: string;
  /** Schema.org documents. */
  jsonLd?: object | object[];
  /** Pages that search engines should leave out. */
  noIndex?: boolean;
}

/** What a page's loader returns. Its data is in the query cache. */
export interface PageData {
  meta: PageMeta;
  /** HTTP status of the page when the server renders it; 200 when absent. */
  status?: number;
  /** Whether the page is whole without its scripts; then visitors who save data get them when they need them. */
  minimal?: boolean;
  /** What is called (POST) once the page is open in a browser, below the API's base path; without scripts nothing is. */
  opened?: string;
}

export const siteName = 'AfricansCity';

/** The title as a browser tab shows it. */
export function fullTitle(meta: PageMeta): string {
  return meta.title === siteName ? siteName : `${meta.title} | ${siteName}`;
}

/** The picture that stands for the whole site. */
export function sitePreview(publicUrl: string): NonNullable<PageMeta['image']> {
  return { url: `${publicUrl}/preview/home.jpg`, width: 1200, height: 630, alt: siteName };
}
