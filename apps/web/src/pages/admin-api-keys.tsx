import * as texts from '@africanscity/messages/administration';
import * as companyTexts from '@africanscity/messages/companies';
import { Box } from '@mantine/core';
import { unlisted } from '../app/page-meta.ts';
import { AdminPage } from '../features/administration/admin-page.tsx';
import { ApiKeys } from '../features/companies/api-keys/api-keys.tsx';

export const loader = unlisted(texts.navApiKeys);

export default function AdminApiKeys() {
  return (
    <AdminPage title={texts.navApiKeys()} lead={companyTexts.siteKeysLead()}>
      <Box maw={760}>
        <ApiKeys />
      </Box>
    </AdminPage>
  );
}
