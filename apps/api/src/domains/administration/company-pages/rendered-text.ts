import { slugOf } from '@africanscity/contracts/listings/listing-slug';
import type { RenderedPageText } from '@africanscity/contracts/administration/company-pages';
import MarkdownIt from 'markdown-it';
import { escapeHtml } from '../../../escape-html.ts';

/** Stands for the name of the site in titles, summaries and bodies. */
export const siteName = '{name}';

/** CommonMark and tables. HTML in a text is shown as text; links are of http, https, mailto and tel, or of this site. */
const markdown = new MarkdownIt({ html: false, linkify: true, typographer: false, maxNesting: 20 });

markdown.validateLink = (address) => /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i.test(address.trim());

// The page's title is its only heading of the first level.
markdown.core.ruler.push('headings below the title', ({ tokens }) => {
  for (const token of tokens) if (token.tag === 'h1' && token.type.startsWith('heading_')) token.tag = 'h2';
});

markdown.renderer.rules.image = (tokens, at, options, env, renderer) => {
  const token = tokens[at];
  token?.attrSet('loading', 'lazy');
  // The text for people who do not see the picture.
  token?.attrSet('alt', renderer.renderInlineAsText(token.children ?? [], options, env));
  return renderer.renderToken(tokens, at, options);
};

/** Renders a text for visitors. Chapters are its headings of the second level. */
export function renderText(
  { title, summary, body }: { title: string; summary: string; body: string },
  name: string,
): RenderedPageText {
  const tokens = markdown.parse(body, {});
  const chapters: RenderedPageText['chapters'] = [];
  for (const [at, token] of tokens.entries()) {
    if (token.type !== 'heading_open' || token.tag !== 'h2') continue;
    const text = plainText(tokens[at + 1]?.children ?? []);
    const id = uniqueId(slugOf(text) || 'chapter', chapters);
    token.attrSet('id', id);
    chapters.push({ id, title: text.replaceAll(siteName, name) });
  }
  const html = markdown.renderer.render(tokens, markdown.options, {});
  return {
    title: title.replaceAll(siteName, name),
    summary: summary.replaceAll(siteName, name),
    html: html.replaceAll(siteName, escapeHtml(name)),
    chapters,
  };
}

type Tokens = ReturnType<typeof markdown.parse>;

function plainText(children: Tokens): string {
  return markdown.renderer.renderInlineAsText(children, markdown.options, {}).trim();
}

function uniqueId(slug: string, taken: { id: string }[]): string {
  const ids = new Set(taken.map(({ id }) => id));
  if (!ids.has(slug)) return slug;
  let number = 2;
  while (ids.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}

/** Returns the addresses of the pictures in a text. */
export function picturesOf(body: string): string[] {
  const found: string[] = [];
  const visit = (tokens: Tokens) => {
    for (const token of tokens) {
      if (token.type === 'image') found.push(String(token.attrGet('src') ?? ''));
      if (token.children) visit(token.children);
    }
  };
  visit(markdown.parse(body, {}));
  return found;
}
