import * as texts from '@africanscity/messages/administration';
import { unlisted } from '../app/page-meta.ts';
import { AdminPage } from '../features/administration/admin-page.tsx';
import { AuditLog, ExportAuditLog } from '../features/administration/audit-log.tsx';

export const loader = unlisted(texts.navAuditLog);

export default function AdminAuditLog() {
  return (
    <AdminPage title={texts.navAuditLog()} lead={texts.auditLead()} actions={<ExportAuditLog />}>
      <AuditLog />
    </AdminPage>
  );
}
