import type { SiteBrand } from '@africanscity/contracts/brand';
import { language } from '@africanscity/messages/language';
import { getSiteMenu } from '@africanscity/contracts/administration/calls/company-pages';
import { getAnnouncements } from '@africanscity/contracts/messages/calls/announcements';
import type { ChosenCurrency, PostedForm } from '@africanscity/contracts/rendered-page';
import { getPropertiesKinds } from '@africanscity/contracts/listings/calls/search';
import { type ActionFunctionArgs, redirect, type RouteObject } from 'react-router-dom';
import { type Feature, isServed } from '@africanscity/contracts/brand-features';
import { operation, type ApiQueryClient } from '../api/query-client.ts';
import { PageLoading } from '../ui/page-loading.tsx';
import { runAction } from './form-action.ts';
import { adminSections } from './admin-sections.ts';
import { PublicLayout } from './layouts/public-layout.tsx';
import { RouteError } from './layouts/route-error.tsx';
import { siteUrl } from '../ui/local-path.ts';
import { type PageModule, pages } from './page-modules.ts';
import { paths } from './paths.ts';

/** The context of loaders. */
export interface LoaderContext {
  queryClient: ApiQueryClient;
  /** Public URL of the site in the page's language, for absolute links in metadata. */
  publicUrl: string;
  brand: SiteBrand;
  /** The currency that the visitor chose. */
  currency: ChosenCurrency | null;
  /** On the server, the form that was submitted without scripts. */
  post?: PostedForm | undefined;
}

/** Returns the context of a request: in browsers one for all, on the server one per request. */
type ContextOf = (args: { context?: unknown }) => LoaderContext;

/** Creates all routes. */
export function createRoutes(contextOf: ContextOf): RouteObject[] {
  const page = (path: string, file: string) => pageRoute(path, file, contextOf);
  return [
    {
      Component: PublicLayout,
      loader: (args) => loadFrame(contextOf(args)),
      HydrateFallback: PageLoading,
      errorElement: <RouteError />,
      children: [
        { index: true, loader: () => redirect(paths.home) },
        page('home', 'home.tsx'),
        page('Properties', 'properties.tsx'),
        page('property', 'property.tsx'),
        page('property/:slug', 'property.tsx'),
        page('propertyID', 'property.tsx'),
        page('for-sale/*', 'landing.tsx'),
        page('to-rent/*', 'landing.tsx'),
        page('all-homes', 'all-homes.tsx'),
        page('all-homes/:part', 'all-homes.tsx'),
        page('compare', 'compare.tsx'),
        page('print', 'print.tsx'),
        page('login', 'login.tsx'),
        page('myListings', 'my-listings.tsx'),
        page('my-listings/import', 'my-listings-import.tsx'),
        page('my-listings/feeds', 'my-listings-feeds.tsx'),
        page('upload-listing', 'upload-listing.tsx'),
        page('about', 'company-page.tsx'),
        page('help', 'company-page.tsx'),
        page('terms', 'company-page.tsx'),
        page('privacy', 'company-page.tsx'),
        page('pages/:slug', 'company-page.tsx'),
        page('news', 'news.tsx'),
        page('news/:slug', 'company-page.tsx'),
        page('register', 'register.tsx'),
        page('reset', 'reset.tsx'),
        page('verify-email', 'verify-email.tsx'),
        page('login-link', 'login-link.tsx'),
        page('undo-email', 'undo-email.tsx'),
        page('api-keys', 'api-keys.tsx'),
        page('monthly-report', 'monthly-report.tsx'),
        page('webhooks', 'webhooks.tsx'),
        page('profile', 'profile.tsx'),
        page('settings', 'settings.tsx'),
        page('feedback', 'feedback.tsx'),
        page('favorite', 'favorite.tsx'),
        page('shared-list/:token', 'shared-list.tsx'),
        page('saved-searches', 'saved-searches.tsx'),
        page('save-search', 'save-search.tsx'),
        page('saved-search', 'saved-search.tsx'),
        page('newsletter', 'newsletter.tsx'),
        page('unsubscribe', 'unsubscribe.tsx'),
        page('pricing', 'pricing.tsx'),
        page('data-use', 'data-use.tsx'),
        page('currency', 'currency.tsx'),
        page('message-owner', 'message-owner.tsx'),
        page('report-listing', 'report-listing.tsx'),
        page('single-package', 'single-package.tsx'),
        page('comfirm-payment', 'comfirm-payment.tsx'),
        page('contact', 'contact.tsx'),
        page('request', 'request.tsx'),
        page('requests', 'requests.tsx'),
        page('my-request', 'my-request.tsx'),
        page('enquiries', 'enquiries.tsx'),
        page('my-enquiry', 'my-enquiry.tsx'),
        page('still-available', 'still-available.tsx'),
        page('request-mails', 'request-mails.tsx'),
        page('join-company', 'join-company.tsx'),
        page('company-list', 'company-list.tsx'),
        page('singleCompany', 'single-company.tsx'),
        page('all-agents', 'all-agents.tsx'),
        page('agent-profile', 'agent-profile.tsx'),
        page('*', 'not-found.tsx'),
      ],
    },
    {
      handle: { module: 'src/app/layouts/admin-frame.tsx' } satisfies PageHandle,
      lazy: async () => ({ Component: (await import('./layouts/admin-frame.tsx')).AdminFrame }),
      HydrateFallback: PageLoading,
      errorElement: <RouteError />,
      children: [
        ...adminSections.map(({ path, file }) => page(path, file)),
        page('admin/user', 'admin-user.tsx'),
        page('admin/payment', 'admin-payment.tsx'),
        page('admin/account', 'admin-account.tsx'),
        page('admin/page', 'admin-page.tsx'),
        moved('admin', () => paths.admin),
        // The same paths as other clients of the API.
        moved('admin/allUsers', (query) => paths.adminUsers({ kind: formerKinds.get(query.get('type') ?? '') })),
        moved('admin/createUser', () => paths.adminUsers()),
        moved('admin/properties', () => paths.adminSection('listings')),
        moved('admin/feedback-admin', () => paths.adminSection('feedback')),
        moved('admin/createPackages', () => paths.adminSection('packages')),
        moved('admin/packagesform', (query) => paths.adminSection('packages', { id: query.get('id') ?? undefined })),
        moved('admin/*', () => paths.admin),
      ],
    },
  ];
}

/** Prefetches the types and pages of the navigation, and the announcements. The page renders even if they fail. */
async function loadFrame({ queryClient }: LoaderContext): Promise<null> {
  await Promise.all([
    queryClient.prefetchQuery(operation(getPropertiesKinds, {})),
    queryClient.prefetchQuery(operation(getAnnouncements, {})),
    queryClient.prefetchQuery(operation(getSiteMenu, { language: language() })),
  ]);
  return null;
}

/** Route data for the server: the page's source file, whose scripts and styles the document links. */
export interface PageHandle {
  module: string;
}

function pageRoute(path: string, file: string, contextOf: ContextOf): RouteObject {
  const load = pages[`../pages/${file}`];
  if (!load) throw new Error(`There is no page ${file}.`);
  return {
    path,
    handle: { module: `src/pages/${file}` } satisfies PageHandle,
    errorElement: <RouteError />,
    lazy: async () => {
      const module = await load();
      const { default: Component, loader, action } = await inBrand(`/${path}`, module, contextOf);
      return {
        Component,
        loader: (args) => loader(contextOf(args), siteUrl(args.request.url)),
        // Components handle forms in the browser, so the browser's router has no actions.
        ...(import.meta.env.SSR &&
          action && {
            action: (args: ActionFunctionArgs) => runAction(action, contextOf(args), siteUrl(args.request.url)),
          }),
      };
    },
  };
}

const allFeatures: Feature[] = ['payments', 'agencies', 'requests', 'newsletter'];

/** Returns the page as it is, unless its feature may be switched off: on the server for one brand, in browsers for good. */
async function inBrand(path: string, module: PageModule, contextOf: ContextOf): Promise<PageModule> {
  const off = import.meta.env.SSR ? allFeatures : contextOf({}).brand.off;
  return isServed(path, off) ? module : (await import('./switched-page.tsx')).switchedPage(path, module);
}

const formerKinds = new Map<string, 'owners' | 'customers'>([
  ['propertyOwners', 'owners'],
  ['customers', 'customers'],
]);

/** A redirect to another address. */
function moved(path: string, target: (query: URLSearchParams) => string): RouteObject {
  return { path, loader: ({ request }) => redirect(target(new URL(request.url).searchParams)) };
}
