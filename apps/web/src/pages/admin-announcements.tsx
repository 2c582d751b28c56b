import * as texts from '@africanscity/messages/administration';
import { unlisted } from '../app/page-meta.ts';
import { adminPage } from '../features/administration/admin-page.tsx';
import { AnnouncementsTable } from '../features/messages/announcements/announcements-table.tsx';

export const loader = unlisted(texts.navAnnouncements);

export default adminPage(texts.navAnnouncements, AnnouncementsTable, texts.announcementsLead);
