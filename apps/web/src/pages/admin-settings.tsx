import * as texts from '@africanscity/messages/administration';
import type { PageData } from '../app/page-meta.ts';
import { AdminPage } from '../features/administration/admin-page.tsx';
import { SiteSettings } from '../features/administration/settings/site-settings.tsx';

export function loader(): PageData {
  return { meta: { title: texts.navLookupsSettings(), noIndex: true } };
}

export default function AdminSettings() {
  return (
    <AdminPage title={texts.navLookupsSettings()} lead={texts.settingsLead()}>
      <SiteSettings />
    </AdminPage>
  );
}
