import type { PageData } from '../app/page-meta.ts';
import { AdminPage } from '../features/administration/admin-page.tsx';
import { EstimateCoverage } from '../features/requests/estimate-coverage.tsx';
import { EvaluationsTable } from '../features/requests/evaluations-table.tsx';

export function loader(): PageData {
  return { meta: { title: 'Evaluations', noIndex: true } };
}

export default function AdminEvaluations() {
  return (
    <AdminPage title="Evaluations" lead="People who ask what a property is worth.">
      <EvaluationsTable />
      <EstimateCoverage />
    </AdminPage>
  );
}
