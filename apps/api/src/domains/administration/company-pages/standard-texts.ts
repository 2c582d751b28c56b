import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { standardPages } from '@africanscity/contracts/administration/company-page-values';

export interface PageText {
  title: string;
  summary: string;
  /** Markdown. */
  body: string;
}

/** Texts of the standard pages until the company publishes its own, in English. */
const texts = new Map<string, PageText>(standardPages.map((slug) => [slug, readText(slug)]));

/** Returns the text that a standard page has before anything is published; undefined for other pages. */
export function standardText(slug: string): PageText | undefined {
  return texts.get(slug);
}

/** Reads a file: a title, a line with the summary, then the body. */
function readText(slug: string): PageText {
  const path = join(import.meta.dirname, 'standard', 'en', `${slug}.md`);
  const [title, summary, ...body] = readFileSync(path, 'utf8').split('\n\n');
  if (!title?.startsWith('# ') || !summary) throw new Error(`${path} does not begin with a title and a summary.`);
  return { title: title.slice(2), summary, body: body.join('\n\n').trim() };
}
