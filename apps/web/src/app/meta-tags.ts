import type { DocumentOptions, PageMeta } from '@africanscity/contracts/rendered-page';
import { homeLanguage } from '@africanscity/contracts/brand';
import { type Language, pathPrefix } from '@africanscity/messages/languages';
import { fullTitle } from './page-meta.ts';

type Site = Pick<DocumentOptions, 'brand' | 'language' | 'languages' | 'publicUrl'>;

/** Meta tags of a page for search engines and link previews. */
export function metaTags(meta: PageMeta, site: Site): (string | undefined)[] {
  const { brand } = site;
  return [
    `<title>${escapeText(fullTitle(meta, brand))}</title>`,
    metaTag('name', 'description', meta.description),
    metaTag('name', 'robots', meta.noIndex ? 'noindex' : undefined),
    metaTag('property', 'og:site_name', brand.name),
    metaTag('property', 'og:type', 'website'),
    metaTag('property', 'og:title', meta.sharedTitle ?? meta.title),
    metaTag('property', 'og:description', meta.description),
    metaTag('property', 'og:url', meta.canonical),
    metaTag('property', 'og:image', meta.image?.url),
    metaTag('property', 'og:image:type', meta.image && 'image/jpeg'),
    metaTag('property', 'og:image:width', meta.image?.width),
    metaTag('property', 'og:image:height', meta.image?.height),
    metaTag('property', 'og:image:alt', meta.image?.alt),
    metaTag('name', 'twitter:card', meta.image ? 'summary_large_image' : 'summary'),
    meta.canonical && `<link rel="canonical" href="${escapeText(meta.canonical)}">`,
    ...languageTags(meta, site),
    meta.feed && `<link rel="alternate" type="application/atom+xml" href="${escapeText(meta.feed)}">`,
    meta.jsonLd && `<script type="application/ld+json">${escapeJson(meta.jsonLd)}</script>`,
  ];
}

/** The same page in each language, where there are several. Its canonical address has the prefix of its own. */
function languageTags(
  { canonical }: PageMeta,
  { brand, language, languages, publicUrl }: Site,
): (string | undefined)[] {
  if (languages.length === 0) return [];
  const locales = languages.map(({ code }) =>
    metaTag('property', code === language ? 'og:locale' : 'og:locale:alternate', localeOf(code)),
  );
  if (!canonical) return locales;
  const path = canonical.slice(publicUrl.length + pathPrefix(language).length);
  const alternate = (hreflang: string, code: Language) =>
    `<link rel="alternate" hreflang="${hreflang}" href="${escapeText(publicUrl + pathPrefix(code) + path)}">`;
  const codes = languages.map(({ code }) => code);
  return [
    ...locales,
    ...codes.map((code) => alternate(code, code)),
    alternate('x-default', homeLanguage(brand, codes)),
  ];
}

/** A language and its most likely country, as Open Graph names it: 'fr_FR'. Portuguese is that of Africa, not of Brazil. */
function localeOf(code: Language): string {
  const { language, region } = new Intl.Locale(code === 'pt' ? 'pt-PT' : code).maximize();
  return `${language}_${region}`;
}

function metaTag(key: 'name' | 'property', name: string, content: string | number | undefined): string | undefined {
  return content === undefined ? undefined : `<meta ${key}="${name}" content="${escapeText(String(content))}">`;
}

export function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** Serialises JSON so that it cannot end its script element. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
