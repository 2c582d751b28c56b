import type { SiteBrand } from '@africanscity/contracts/brand';
import type { PageMeta } from '@africanscity/contracts/rendered-page';

/** Result of a page's loader. The page's data is in the query cache. */
export interface PageData {
  meta: PageMeta;
  /** HTTP status of the server's response; defaults to 200. */
  status?: number;
  /**
   * Whether the page is complete without the app. The app then loads at the first use, or, for visitors who save data,
   * with the first control that needs it.
   */
  minimal?: boolean;
  /** Source file of the page that is shown in place of the one at this address. */
  module?: string;
  /** The API call (POST) that counts the view, relative to the API's base path. Needs scripts. */
  opened?: string;
}

/** Returns the loader of a page without data of its own, which search engines do not list. */
export const unlisted = (title: () => string) => (): PageData => ({ meta: { title: title(), noIndex: true } });

/** The site in metadata: its public address in the page's language, without a slash at the end, and its brand. */
export interface Site {
  publicUrl: string;
  brand: SiteBrand;
}

/** Returns the title of the browser tab. */
export function fullTitle(meta: PageMeta, { name }: Pick<SiteBrand, 'name'>): string {
  return meta.title === name ? name : `${meta.title} | ${name}`;
}

/** Preview image of the whole site. */
export function sitePreview({ publicUrl, brand }: Site): NonNullable<PageMeta['image']> {
  return { url: new URL('/preview/home.jpg', publicUrl).href, width: 1200, height: 630, alt: brand.name };
}
