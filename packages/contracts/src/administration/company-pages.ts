import * as siteTexts from '@africanscity/messages/site';
import * as texts from '@africanscity/messages/administration';
import type { Schemas } from '../call.ts';
import { z } from 'zod';
import { tableQuery } from '../table.ts';
import { id, namesOf, pageNumber, pageOf, requiredLongText, requiredText } from '../wire.ts';
import { MenuEntry } from './arrangement.ts';
import {
  maxPageBody,
  maxPageSummary,
  maxPageTitle,
  maxSlug,
  pageKinds,
  pageLanguages,
  pagePlaces,
  pageStates,
} from './company-page-values.ts';

const language = z.enum(namesOf(pageLanguages));
const kind = z.enum(namesOf(pageKinds));
const place = z.enum(namesOf(pagePlaces));

const slug = z
  .string()
  .trim()
  .toLowerCase()
  .max(maxSlug, { error: () => siteTexts.atMostCharacters({ max: String(maxSlug) }) })
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: texts.slugNeeded });

const position = z
  .string()
  .trim()
  .regex(/^\d{1,4}$/, { error: () => siteTexts.wholeNumberBetween({ min: '0', max: '9999' }) })
  .transform(Number)
  .default(10);

/** A link to a page of the company. */
export const CompanyPageLink = z.object({ path: z.string(), slug: z.string(), title: z.string(), shownIn: place });

export type CompanyPageLink = z.infer<typeof CompanyPageLink>;

/** Links of the frame of every page. */
export const SiteMenu = z.object({ entries: z.array(MenuEntry), pages: z.array(CompanyPageLink) });

export type SiteMenu = z.infer<typeof SiteMenu>;

/** A text as visitors read it. `html` is safe: it is made from Markdown, in which HTML is text. */
export const RenderedPageText = z.object({
  title: z.string(),
  summary: z.string(),
  html: z.string(),
  /** Headings of the second level, with the ids of their elements. */
  chapters: z.array(z.object({ id: z.string(), title: z.string() })),
});

export type RenderedPageText = z.infer<typeof RenderedPageText>;

export const CompanyPageView = RenderedPageText.extend({
  slug: z.string(),
  path: z.string(),
  kind,
  /** Language of the text: English where the page does not have the requested one. */
  language,
  /** When it first appeared, and when its text was last changed; null for an unchanged standard text. */
  publishedAt: z.string().nullable(),
  changedAt: z.string().nullable(),
});

export type CompanyPageView = z.infer<typeof CompanyPageView>;

export const NewsItem = z.object({
  path: z.string(),
  title: z.string(),
  summary: z.string(),
  language,
  /** When it first appeared, and when its text was last changed. */
  publishedAt: z.string(),
  changedAt: z.string(),
});

export type NewsItem = z.infer<typeof NewsItem>;

/** A page in the administration. */
export const CompanyPageRow = z.object({
  id: z.number().int(),
  kind,
  slug: z.string(),
  path: z.string(),
  title: z.string(),
  shownIn: place,
  position: z.number().int(),
  state: z.enum(namesOf(pageStates)),
  /** Languages with a text on the site, and languages with a draft. */
  published: z.array(language),
  drafts: z.array(language),
  createdAt: z.string(),
});

export type CompanyPageRow = z.infer<typeof CompanyPageRow>;

const PageText = z.object({ title: z.string(), summary: z.string(), body: z.string() });

/** A page with what an editor needs of one language. */
export const EditedPage = CompanyPageRow.extend({
  language,
  /** The draft, or else the text on the site. */
  text: PageText,
  /** When the draft was last changed; null without one. */
  changedAt: z.string().nullable(),
  changedBy: z.string().nullable(),
  /** Published versions, the latest first. */
  versions: z.array(
    z.object({ id: z.number().int(), title: z.string(), publishedAt: z.string(), publishedBy: z.string().nullable() }),
  ),
});

export type EditedPage = z.infer<typeof EditedPage>;

/** The text of a page as written. */
export const PageTextForm = z.object({
  title: requiredText(maxPageTitle),
  summary: requiredText(maxPageSummary),
  body: requiredLongText(maxPageBody),
});

/** A page as written. */
export const CompanyPageForm = PageTextForm.extend({
  kind,
  slug,
  shownIn: place.default('nowhere'),
  position,
  language: language.default('en'),
});

const pageAndLanguage = z.object({ id, language: language.default('en') });

/** Schemas of the input and response of each operation. */
export const companyPageSchemas = {
  getCompanyPage: {
    summary:
      'Returns a page of the company or a piece of news, by the last part of its address. `html` is safe to show.',
    query: z.object({ slug, language: language.default('en') }),
    response: CompanyPageView,
    maxAge: 60,
  },
  getSiteMenu: {
    summary:
      'Returns the entries of the main menu, and the pages that the navigation and the footer link to, in their order.',
    query: z.object({ language: language.default('en') }),
    response: SiteMenu,
    maxAge: 60,
  },
  getNews: {
    summary: 'Lists the news of the company, the latest first, 20 a page.',
    query: z.object({ page: pageNumber, language: language.default('en') }),
    response: pageOf(NewsItem),
    maxAge: 60,
  },
  getCompanyPagesAll: {
    summary: 'Lists all pages and news of the company, including drafts and those off the site.',
    query: tableQuery(['slug', 'createdAt'], 'createdAt-DESC'),
    response: pageOf(CompanyPageRow),
  },
  getEditedPage: {
    summary: 'Returns a page with its draft and its published versions in one language.',
    query: pageAndLanguage,
    response: EditedPage,
  },
  getPageVersion: {
    summary: 'Returns a published version as visitors read it.',
    query: z.object({ id }),
    response: RenderedPageText,
  },
  previewCompanyPage: {
    summary: 'Returns a text as visitors would read it, without saving it.',
    form: PageTextForm,
    response: RenderedPageText,
  },
  saveCompanyPage: {
    summary:
      'Creates a page with a draft, or changes the draft and the links of the one of `id`. `changedAt` is the time of the draft that it was written on: a draft that was changed since is not overwritten (409).',
    form: CompanyPageForm.extend({ id: id.optional(), changedAt: z.string().max(40).default('') }),
    response: z.object({ id: z.number().int(), changedAt: z.string() }),
  },
  publishCompanyPage: {
    summary: 'Puts the draft in a language on the site. Its former text stays among the versions.',
    form: pageAndLanguage,
  },
  discardPageDraft: {
    summary: 'Deletes the draft in a language. The text on the site stays.',
    form: pageAndLanguage,
  },
  restorePageVersion: {
    summary:
      'Makes a published version the draft, to be looked at and published again. A draft must be discarded first.',
    form: z.object({ id }),
  },
  hideCompanyPage: {
    summary: 'Takes a page off the site. The terms and the privacy page stay.',
    form: z.object({ id }),
  },
  showCompanyPage: { summary: 'Puts a page that was taken off the site back on it.', form: z.object({ id }) },
  deleteCompanyPage: {
    summary: 'Deletes a page that was never published. Published pages are taken off the site instead.',
    form: z.object({ id }),
  },
  savePagePicture: {
    summary: 'Stores a picture for a page, and returns its address on this site.',
    form: z.object({ id }),
    files: { picture: { max: 1, description: 'JPEG, PNG or WebP.' } },
    response: z.object({ url: z.string(), width: z.number().int(), height: z.number().int() }),
  },
} satisfies Record<string, Schemas>;
