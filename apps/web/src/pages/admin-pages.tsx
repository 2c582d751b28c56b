import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { PageData } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import { AdminPage } from '../features/administration/admin-page.tsx';
import { PagesTable } from '../features/administration/company-pages/pages-table.tsx';

export function loader(): PageData {
  return { meta: { title: 'Pages & news', noIndex: true } };
}

export default function AdminPages() {
  return (
    <AdminPage
      title="Pages & news"
      lead="Texts that your company writes: about, help, terms, and any others."
      actions={
        <Button component={Link} to={paths.adminPage()}>
          New page
        </Button>
      }
    >
      <PagesTable />
    </AdminPage>
  );
}
