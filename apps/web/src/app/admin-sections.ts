import { pages } from './page-modules.ts';

interface AdminSection {
  /** Path without the leading slash. */
  path: string;
  /** File name in `pages/`. */
  file: string;
  text: string;
}

/** In the order of the navigation. */
const allSections: AdminSection[] = [
  { path: 'admin/adminlayout', file: 'admin-overview.tsx', text: 'Overview' },
  { path: 'admin/listings', file: 'admin-listings.tsx', text: 'Listings' },
  { path: 'admin/moderation', file: 'admin-moderation.tsx', text: 'Moderation' },
  { path: 'admin/users', file: 'admin-users.tsx', text: 'Users' },
  { path: 'admin/agencies', file: 'admin-agencies.tsx', text: 'Agencies' },
  { path: 'admin/requests', file: 'admin-requests.tsx', text: 'Requests' },
  { path: 'admin/evaluations', file: 'admin-evaluations.tsx', text: 'Evaluations' },
  { path: 'admin/messages', file: 'admin-messages.tsx', text: 'Messages' },
  { path: 'admin/spam', file: 'admin-spam.tsx', text: 'Spam' },
  { path: 'admin/feedback', file: 'admin-feedback.tsx', text: 'Feedback' },
  { path: 'admin/newsletter', file: 'admin-newsletter.tsx', text: 'Newsletter' },
  { path: 'admin/pages', file: 'admin-pages.tsx', text: 'Pages & news' },
  { path: 'admin/announcements', file: 'admin-announcements.tsx', text: 'Announcements' },
  { path: 'admin/payments', file: 'admin-payments.tsx', text: 'Payments' },
  { path: 'admin/packages', file: 'admin-packages.tsx', text: 'Packages' },
  { path: 'admin/ad-tasks', file: 'admin-ad-tasks.tsx', text: 'Ads to place' },
  { path: 'admin/places', file: 'admin-places.tsx', text: 'Places' },
  { path: 'admin/brand', file: 'admin-brand.tsx', text: 'Brand' },
  { path: 'admin/settings', file: 'admin-settings.tsx', text: 'Lookups & settings' },
  { path: 'admin/import-export', file: 'admin-import-export.tsx', text: 'Import & export' },
  { path: 'admin/feeds', file: 'admin-feeds.tsx', text: 'Feeds' },
  { path: 'admin/failures', file: 'admin-failures.tsx', text: 'Failures' },
  { path: 'admin/audit-log', file: 'admin-audit-log.tsx', text: 'Audit log' },
];

/** The sections of the administration that have a page, in the order of its navigation. */
export const adminSections = allSections.filter(({ file }) => pages[`../pages/${file}`]);
