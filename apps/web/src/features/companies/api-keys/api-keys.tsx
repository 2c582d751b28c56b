import * as texts from '@africanscity/messages/companies';
import { getApiKeys } from '@africanscity/contracts/companies/calls/api-keys';
import type { KeyOwner } from '@africanscity/contracts/companies/api-keys';
import { Alert, Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { operation } from '../../../api/query-client.ts';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { SkeletonRows } from '../../../ui/waiting.tsx';
import { useBrand } from '../../../ui/brand.tsx';
import { NewSecret } from '../new-secret.tsx';
import { CreateKey } from './create-key.tsx';
import { EmbedCode } from './embed-code.tsx';
import { KeyRow } from './key-row.tsx';

/** The API keys of each of the caller's companies, and for administrators those of the site. */
export function ApiKeys() {
  const query = useQuery({ ...operation(getApiKeys, {}), staleTime: 0 });
  return (
    <Loaded
      query={query}
      what={texts.apiKeysInSentence()}
      skeleton={<SkeletonRows count={2} height={72} />}
      empty={<Text>{texts.keysForOwners()}</Text>}
    >
      {(owners) => (
        <Stack gap="lg">
          {owners.map((owner) => (
            <KeysOfOwner key={owner.id ?? 'site'} owner={owner} />
          ))}
        </Stack>
      )}
    </Loaded>
  );
}

function KeysOfOwner({ owner }: { owner: KeyOwner }) {
  const [created, setCreated] = useState<string | null>(null);
  const { off = [] } = useBrand();
  const titleId = `keys-${owner.id ?? 'site'}`;
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby={titleId}>
      <Stack gap="md">
        <Title order={2} size="h4" id={titleId} style={{ overflowWrap: 'anywhere' }}>
          {owner.name}
        </Title>
        {!owner.verified && (
          <Alert color="yellow" role="status">
            {texts.keysForVerified()}
          </Alert>
        )}
        {owner.keys.length === 0 && owner.verified && <Text c="dimmed">{texts.noKeysYet()}</Text>}
        {owner.keys.map((key) => (
          <KeyRow key={key.id} apiKey={key} />
        ))}
        {created !== null && (
          <NewSecret
            label={texts.yourNewKey()}
            advice={texts.copyKeyNow()}
            value={created}
            onDone={() => setCreated(null)}
          />
        )}
        {owner.mayCreate && created === null && <CreateKey owner={owner} onCreated={setCreated} />}
        {owner.id !== null && !off.includes('agencies') && <EmbedCode companyId={owner.id} />}
      </Stack>
    </Paper>
  );
}
