import * as texts from '@africanscity/messages/administration';
import { unlisted } from '../app/page-meta.ts';
import { AdminPage } from '../features/administration/admin-page.tsx';
import { EstimateCoverage } from '../features/requests/estimate-coverage.tsx';
import { EvaluationsTable } from '../features/requests/evaluations-table.tsx';

export const loader = unlisted(texts.navEvaluations);

export default function AdminEvaluations() {
  return (
    <AdminPage title={texts.navEvaluations()} lead={texts.evaluationsLead()}>
      <EvaluationsTable />
      <EstimateCoverage />
    </AdminPage>
  );
}
