import { getCompanyPageLinks } from '@africanscity/contracts/administration/calls/company-pages';
import { useQuery } from '@tanstack/react-query';
import { operation } from '../../api/query-client.ts';

interface PageLink {
  to: string;
  text: string;
}

/** Links to pages that the company wrote, by their place in the frame. */
export interface WrittenPages {
  navigation: PageLink[];
  /** In the footer: about the company, help, and what people agree to. */
  company: PageLink[];
  help: PageLink[];
  legal: PageLink[];
}

/** Columns of the footer for pages that every site has. Others are in the company's column. */
const columns: Partial<Record<string, 'help' | 'legal'>> = { help: 'help', terms: 'legal', privacy: 'legal' };

/** Returns the links to the company's pages; none if they cannot be loaded, so that the frame always renders. */
export function useWrittenPages(): WrittenPages {
  const links = useQuery(operation(getCompanyPageLinks, {})).data ?? [];
  const pages: WrittenPages = { navigation: [], company: [], help: [], legal: [] };
  for (const { path, slug, title, shownIn } of links) {
    const link = { to: path, text: title };
    pages[columns[slug] ?? 'company'].push(link);
    if (shownIn === 'navigation') pages.navigation.push(link);
  }
  return pages;
}
