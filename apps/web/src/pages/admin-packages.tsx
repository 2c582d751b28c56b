import type { PageData } from '../app/page-meta.ts';
import { AdminPage } from '../features/administration/admin-page.tsx';
import { EntitlementSettingsPanel } from '../features/payments/packages/entitlement-settings.tsx';
import { PackagesAdmin } from '../features/payments/packages/packages-admin.tsx';

export function loader(): PageData {
  return { meta: { title: 'Packages', noIndex: true } };
}

export default function AdminPackages() {
  return (
    <AdminPage title="Packages" lead="The packages on the pricing page. Changes apply to new payments.">
      <PackagesAdmin />
      <EntitlementSettingsPanel />
    </AdminPage>
  );
}
