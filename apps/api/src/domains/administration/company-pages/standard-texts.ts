import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type PageLanguage,
  pageLanguages,
  standardPages,
} from '@africanscity/contracts/administration/company-page-values';

export interface PageText {
  title: string;
  summary: string;
  /** Markdown. */
  body: string;
}

/** Texts of the standard pages until the company publishes its own, by language and address. */
const texts = new Map<string, PageText>(
  (Object.keys(pageLanguages) as PageLanguage[]).flatMap((language) =>
    standardPages.map((slug): [string, PageText] => [`${language} ${slug}`, readText(language, slug)]),
  ),
);

/** Returns the text that a standard page has before anything is published; undefined for other pages. */
export function standardText(slug: string, language: PageLanguage = 'en'): PageText | undefined {
  return texts.get(`${language} ${slug}`);
}

/** Reads a file: a title, a line with the summary, then the body. */
function readText(language: PageLanguage, slug: string): PageText {
  const path = join(import.meta.dirname, 'standard', language, `${slug}.md`);
  const [title, summary, ...body] = readFileSync(path, 'utf8').split('\n\n');
  if (!title?.startsWith('# ') || !summary) throw new Error(`${path} does not begin with a title and a summary.`);
  return { title: title.slice(2), summary, body: body.join('\n\n').trim() };
}
