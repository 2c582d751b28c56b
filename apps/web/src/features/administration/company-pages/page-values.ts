import type { EditedPage } from '@africanscity/contracts/administration/company-pages';
import type { PageKind, pagePlaces } from '@africanscity/contracts/administration/company-page-values';

/** Values of the form of a page. */
export interface PageValues extends Record<string, unknown> {
  kind: PageKind;
  slug: string;
  title: string;
  summary: string;
  /** Markdown. */
  body: string;
  shownIn: keyof typeof pagePlaces;
  position: string;
}

/** Returns what the form begins with; null for a new page. */
export function firstValues(page: EditedPage | null): PageValues {
  if (!page) return { kind: 'page', slug: '', title: '', summary: '', body: '', shownIn: 'footer', position: '10' };
  const { kind, slug, text, shownIn, position } = page;
  return { kind, slug, ...text, shownIn, position: String(position) };
}
