import * as texts from '@africanscity/messages/companies';
import { getWebhooks } from '@africanscity/contracts/companies/calls/webhooks';
import type { WebhookOwner } from '@africanscity/contracts/companies/webhooks';
import { Alert, Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { operation } from '../../../api/query-client.ts';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { SkeletonRows } from '../../../ui/waiting.tsx';
import { NewSecret } from '../new-secret.tsx';
import { CreateWebhook } from './create-webhook.tsx';
import { WebhookRow } from './webhook-row.tsx';

/** The webhooks of each company that the caller owns. */
export function Webhooks() {
  const query = useQuery({ ...operation(getWebhooks, {}), staleTime: 0 });
  return (
    <Loaded
      query={query}
      what={texts.webhooksInSentence()}
      skeleton={<SkeletonRows count={2} height={72} />}
      empty={<Text>{texts.webhooksForOwners()}</Text>}
    >
      {(owners) => (
        <Stack gap="lg">
          {owners.map((owner) => (
            <WebhooksOfOwner key={owner.id} owner={owner} />
          ))}
        </Stack>
      )}
    </Loaded>
  );
}

function WebhooksOfOwner({ owner }: { owner: WebhookOwner }) {
  const [secret, setSecret] = useState<string | null>(null);
  const titleId = `webhooks-${owner.id}`;
  const { verified, webhooks } = owner;
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby={titleId}>
      <Stack gap="lg">
        <Title order={2} size="h4" id={titleId} style={{ overflowWrap: 'anywhere' }}>
          {owner.name}
        </Title>
        {!verified && (
          <Alert color="yellow" role="status">
            {texts.webhooksForVerified()}
          </Alert>
        )}
        {webhooks.length === 0 && verified && <Text c="dimmed">{texts.noWebhooksYet()}</Text>}
        {secret !== null && (
          <NewSecret
            label={texts.yourSigningSecret()}
            advice={texts.copySecretNow()}
            value={secret}
            onDone={() => setSecret(null)}
          />
        )}
        {webhooks.map((webhook) => (
          <WebhookRow key={webhook.id} webhook={webhook} onSecret={setSecret} />
        ))}
        {verified && secret === null && <CreateWebhook ownerId={owner.id} onCreated={setSecret} />}
      </Stack>
    </Paper>
  );
}
