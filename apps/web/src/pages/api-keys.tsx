import * as texts from '@africanscity/messages/companies';
import { Text } from '@mantine/core';
import { unlisted } from '../app/page-meta.ts';
import { AccountPage } from '../features/accounts/account-area/account-page.tsx';
import { ApiKeys } from '../features/companies/api-keys/api-keys.tsx';

export const loader = unlisted(texts.apiKeys);

export default function ApiKeysPage() {
  return (
    <AccountPage title={texts.apiKeys()} size={760}>
      <Text mb="md">{texts.apiKeysLead()}</Text>
      <ApiKeys />
    </AccountPage>
  );
}
