import type { Rendered, WebBundle } from './web-bundle.ts';

type Page = Extract<Rendered, { kind: 'page' }>;

/** What stands in a page's head: its description for people, search engines and chats, and its assets: of a lean one its styles alone. */
export function headOf(web: WebBundle, page: Page, { lean }: { lean: boolean }): string {
  const { meta } = page;
  const title = web.fullTitle(meta);
  const tags = [
    `<title>${escapeText(title)}</title>`,
    metaTag('name', 'description', meta.description),
    metaTag('name', 'robots', meta.noIndex ? 'noindex' : undefined),
    metaTag('property', 'og:site_name', 'AfricansCity'),
    metaTag('property', 'og:type', 'website'),
    metaTag('property', 'og:title', meta.title),
    metaTag('property', 'og:description', meta.description),
    metaTag('property', 'og:url', meta.canonical),
    metaTag('property', 'og:image', meta.image?.url),
    metaTag('property', 'og:image:type', meta.image && 'image/jpeg'),
    metaTag('property', 'og:image:width', meta.image?.width),
    metaTag('property', 'og:image:height', meta.image?.height),
    metaTag('property', 'og:image:alt', meta.image?.alt),
    metaTag('name', 'twitter:card', meta.image ? 'summary_large_image' : 'summary'),
    meta.canonical && `<link rel="canonical" href="${escapeText(meta.canonical)}">`,
    meta.jsonLd &&
      `<script type="application/ld+json">${JSON.stringify(meta.jsonLd).replace(/</g, '\\u003c')}</script>`,
    ...assetTags(web, page.modules, lean),
  ];
  return tags.filter(Boolean).join('\n    ');
}

function metaTag(key: 'name' | 'property', name: string, content: string | number | undefined): string | undefined {
  return content === undefined ? undefined : `<meta ${key}="${name}" content="${escapeText(String(content))}">`;
}

function assetTags(web: WebBundle, modules: string[], lean: boolean): string[] {
  const assets = modules.map((module) => web.assetsOf(module));
  const styles = new Set(assets.flatMap((asset) => asset.styles));
  const scripts = new Set(assets.flatMap((asset) => asset.scripts));
  return [
    ...[...styles].map((href) => `<link rel="stylesheet" href="${href}">`),
    ...[...(lean ? [] : scripts)].map((href) => `<link rel="modulepreload" href="${href}">`),
  ];
}

function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
