import * as texts from '@africanscity/messages/administration';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { unlisted } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import { AdminPage } from '../features/administration/admin-page.tsx';
import { PagesTable } from '../features/administration/company-pages/pages-table.tsx';

export const loader = unlisted(texts.pagesAndNewsTitle);

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
