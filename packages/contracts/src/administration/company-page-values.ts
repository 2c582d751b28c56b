import * as texts from '@africanscity/messages/administration';

/** Languages that pages of the company are written in, by code, each under its own name. */
export const pageLanguages = {
  en: 'English',
  fr: 'Français',
  pt: 'Português',
  sw: 'Kiswahili',
  ar: 'العربية',
} as const;

export type PageLanguage = keyof typeof pageLanguages;

/** Kinds of pages, with labels. */
export const pageKinds = { page: texts.kindPage, news: texts.kindNews } as const;

export type PageKind = keyof typeof pageKinds;

/** Places of a link to a page, with labels. */
export const pagePlaces = {
  nowhere: texts.placeNowhere,
  footer: texts.placeFooter,
  navigation: texts.placeNavigation,
} as const;

/** States of a page, with labels. */
export const pageStates = { draft: texts.stateDraft, shown: texts.stateShown, hidden: texts.stateHidden } as const;

/** Pages that every site has, at addresses of their own. */
export const standardPages = ['about', 'help', 'terms', 'privacy'] as const;

/** Standard pages that must stay on the site, because people agree to them. */
export const requiredPages: readonly string[] = ['terms', 'privacy'];

export const maxPageTitle = 120;

/** The summary is shown below the title, and in results of search engines. */
export const maxPageSummary = 300;

/** Characters of Markdown. */
export const maxPageBody = 60_000;

export const maxSlug = 60;

/** Path of the list of news. */
export const newsPath = '/news';

/** Returns the path of a page: '/about', '/pages/our-offices', '/news/new-office'. */
export function companyPagePath({ kind, slug }: { kind: PageKind; slug: string }): string {
  if (kind === 'news') return `${newsPath}/${slug}`;
  return (standardPages as readonly string[]).includes(slug) ? `/${slug}` : `/pages/${slug}`;
}
