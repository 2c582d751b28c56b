import { getSiteMenu } from '@africanscity/contracts/administration/calls/company-pages';
import type { MenuEntry } from '@africanscity/contracts/administration/arrangement-values';
import { language } from '@africanscity/messages/language';
import { useQuery } from '@tanstack/react-query';
import { operation } from '../../api/query-client.ts';

interface PageLink {
  to: string;
  text: string;
}

/** Entries of the menu, and links to pages that the company wrote, by their place in the frame. */
export interface SiteLinks {
  entries: readonly MenuEntry[];
  navigation: PageLink[];
  /** In the footer: about the company, help, and what people agree to. */
  company: PageLink[];
  help: PageLink[];
  legal: PageLink[];
}

/** Columns of the footer for pages that every site has. Others are in the company's column. */
const columns: Partial<Record<string, 'help' | 'legal'>> = { help: 'help', terms: 'legal', privacy: 'legal' };

/** Entries that lead to the site's main pages, for a menu that cannot be loaded. */
const usualEntries: readonly MenuEntry[] = ['home', 'sale', 'rent', 'agencies', 'pricing'];

/** Returns the menu and the links to the company's pages. Without them the frame renders too. */
export function useSiteMenu(): SiteLinks {
  const menu = useQuery(operation(getSiteMenu, { language: language() })).data;
  const entries = menu?.entries ?? usualEntries;
  const pages: SiteLinks = { entries, navigation: [], company: [], help: [], legal: [] };
  for (const { path, slug, title, shownIn } of menu?.pages ?? []) {
    const link = { to: path, text: title };
    pages[columns[slug] ?? 'company'].push(link);
    if (shownIn === 'navigation') pages.navigation.push(link);
  }
  return pages;
}
