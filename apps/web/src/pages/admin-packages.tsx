import * as texts from '@africanscity/messages/administration';
import { unlisted } from '../app/page-meta.ts';
import { AdminPage } from '../features/administration/admin-page.tsx';
import { EntitlementSettingsPanel } from '../features/payments/packages/entitlement-settings.tsx';
import { PackagesAdmin } from '../features/payments/packages/packages-admin.tsx';

export const loader = unlisted(texts.navPackages);

export default function AdminPackages() {
  return (
    <AdminPage title={texts.navPackages()} lead={texts.packagesLead()}>
      <PackagesAdmin />
      <EntitlementSettingsPanel />
    </AdminPage>
  );
}
