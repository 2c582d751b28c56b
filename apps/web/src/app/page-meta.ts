/** What a page says about itself to search engines, and to chats that preview links. */
export interface PageMeta {
  title: string;
  description?: string;
  /** A JPEG that previews the page, at an absolute address, with its pixels and what it shows. */
  image?: { url: string; width: number; height: number; alt?: string };
  /** The address that stands for all addresses of the same content: absolute. */
  canonical?: string;
  /** A schema.org document. */
  jsonLd?: object;
  /** Pages that search engines should leave out. */
  noIndex?: boolean;
}

/** What a page's loader returns. Its data is in the query cache. */
export interface PageData {
  meta: PageMeta;
  /** HTTP status of the page when the server renders it; 200 when absent. */
  status?: number;
  /** Whether the page is whole without its scripts; then visitors who save data get them when they need them. */
  lean?: boolean;
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
