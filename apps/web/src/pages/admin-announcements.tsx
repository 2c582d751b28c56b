import type { PageData } from '../app/page-meta.ts';
import { AdminPage } from '../features/administration/admin-page.tsx';
import { AnnouncementsTable } from '../features/messages/announcements/announcements-table.tsx';

export function loader(): PageData {
  return { meta: { title: 'Announcements', noIndex: true } };
}

export default function AdminAnnouncements() {
  return (
    <AdminPage title="Announcements" lead="News from the company: on the site, and by email to subscribers.">
      <AnnouncementsTable />
    </AdminPage>
  );
}
