import * as texts from '@africanscity/messages/administration';
import type { PageData } from '../app/page-meta.ts';
import { AdminPage } from '../features/administration/admin-page.tsx';
import { AnnouncementsTable } from '../features/messages/announcements/announcements-table.tsx';

export function loader(): PageData {
  return { meta: { title: texts.navAnnouncements(), noIndex: true } };
}

export default function AdminAnnouncements() {
  return (
    <AdminPage title={texts.navAnnouncements()} lead={texts.announcementsLead()}>
      <AnnouncementsTable />
    </AdminPage>
  );
}
