import * as texts from '@africanscity/messages/administration';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { PageData } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import { AdminPage } from '../features/administration/admin-page.tsx';
import { PagesTable } from '../features/administration/company-pages/pages-table.tsx';

export function loader(): PageData {
  return { meta: { title: texts.pagesAndNewsTitle(), noIndex: true } };
}

export default function AdminPages() {
  return (
    <AdminPage
      title={texts.pagesAndNewsTitle()}
      lead={texts.pagesLead()}
      actions={
        <Button component={Link} to={paths.adminPage()}>
          {texts.newPage()}
        </Button>
      }
    >
      <PagesTable />
    </AdminPage>
  );
}
