import * as texts from '@africanscity/messages/administration';
import { unlisted } from '../app/page-meta.ts';
import { AdminPage } from '../features/administration/admin-page.tsx';
import { AnnouncementsTable } from '../features/messages/announcements/announcements-table.tsx';

export const loader = unlisted(texts.navAnnouncements);

export default function AdminAnnouncements() {
  return (
    <AdminPage title={texts.navAnnouncements()} lead={texts.announcementsLead()}>
      <AnnouncementsTable />
    </AdminPage>
  );
}
