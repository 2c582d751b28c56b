import type { PageData } from '../app/page-meta.ts';
import { AdminPage } from '../features/administration/admin-page.tsx';
import { AuditLog, ExportAuditLog } from '../features/administration/audit-log.tsx';

export function loader(): PageData {
  return { meta: { title: 'Audit log', noIndex: true } };
}

export default function AdminAuditLog() {
  return (
    <AdminPage
      title="Audit log"
      lead="All actions of administrators. Entries cannot be changed or removed."
      actions={<ExportAuditLog />}
    >
      <AuditLog />
    </AdminPage>
  );
}
