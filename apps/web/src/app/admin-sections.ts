import * as texts from '@africanscity/messages/administration';
import { pages } from './page-modules.ts';

interface AdminSection {
  /** Path without the leading slash. */
  path: string;
  /** File name in `pages/`. */
  file: string;
  text: () => string;
}

/** In the order of the navigation. */
const allSections: AdminSection[] = [
  { path: 'admin/adminlayout', file: 'admin-overview.tsx', text: texts.navOverview },
  { path: 'admin/listings', file: 'admin-listings.tsx', text: texts.navListings },
  { path: 'admin/moderation', file: 'admin-moderation.tsx', text: texts.navModeration },
  { path: 'admin/users', file: 'admin-users.tsx', text: texts.navUsers },
  { path: 'admin/agencies', file: 'admin-agencies.tsx', text: texts.navAgencies },
  { path: 'admin/requests', file: 'admin-requests.tsx', text: texts.navRequests },
  { path: 'admin/evaluations', file: 'admin-evaluations.tsx', text: texts.navEvaluations },
  { path: 'admin/messages', file: 'admin-messages.tsx', text: texts.navMessages },
  { path: 'admin/spam', file: 'admin-spam.tsx', text: texts.navSpam },
  { path: 'admin/feedback', file: 'admin-feedback.tsx', text: texts.navFeedback },
  { path: 'admin/newsletter', file: 'admin-newsletter.tsx', text: texts.navNewsletter },
  { path: 'admin/pages', file: 'admin-pages.tsx', text: texts.navPagesNews },
  { path: 'admin/announcements', file: 'admin-announcements.tsx', text: texts.navAnnouncements },
  { path: 'admin/payments', file: 'admin-payments.tsx', text: texts.navPayments },
  { path: 'admin/packages', file: 'admin-packages.tsx', text: texts.navPackages },
  { path: 'admin/ad-tasks', file: 'admin-ad-tasks.tsx', text: texts.navAdsToPlace },
  { path: 'admin/places', file: 'admin-places.tsx', text: texts.navPlaces },
  { path: 'admin/brand', file: 'admin-brand.tsx', text: texts.navBrand },
  { path: 'admin/settings', file: 'admin-settings.tsx', text: texts.navLookupsSettings },
  { path: 'admin/import-export', file: 'admin-import-export.tsx', text: texts.navImportExport },
  { path: 'admin/feeds', file: 'admin-feeds.tsx', text: texts.navFeeds },
  { path: 'admin/api-keys', file: 'admin-api-keys.tsx', text: texts.navApiKeys },
  { path: 'admin/failures', file: 'admin-failures.tsx', text: texts.navFailures },
  { path: 'admin/audit-log', file: 'admin-audit-log.tsx', text: texts.navAuditLog },
];

/** The sections of the administration that have a page, in the order of its navigation. */
export const adminSections = allSections.filter(({ file }) => pages[`../pages/${file}`]);
