import * as texts from '@africanscity/messages/administration';
import { unlisted } from '../app/page-meta.ts';
import { AdminPage } from '../features/administration/admin-page.tsx';
import { SiteSettings } from '../features/administration/settings/site-settings.tsx';

export const loader = unlisted(texts.navLookupsSettings);

export default function AdminSettings() {
  return (
    <AdminPage title={texts.navLookupsSettings()} lead={texts.settingsLead()}>
      <SiteSettings />
    </AdminPage>
  );
}
