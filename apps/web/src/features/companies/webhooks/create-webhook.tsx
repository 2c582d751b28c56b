import * as texts from '@africanscity/messages/companies';
import * as siteTexts from '@africanscity/messages/site';
import { createWebhook } from '@africanscity/contracts/companies/calls/webhooks';
import { webhookEvents } from '@africanscity/contracts/companies/webhook-events';
import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { FormShell } from '../../../components/forms/form-shell.tsx';
import { useSubmit } from '../../../components/forms/use-submit.ts';
import { validateWith } from '../../../components/forms/validate-with.ts';
import { eventText } from './event-text.ts';

interface CreateWebhookProps {
  /** The company. */
  ownerId: number;
  /** Called with the secret, which the server never shows again. */
  onCreated: (secret: string) => void;
}

/** A button that opens the form of a new webhook. */
export function CreateWebhook({ ownerId, onCreated }: CreateWebhookProps) {
  const [opened, setOpened] = useState(false);
  if (!opened)
    return (
      <Button onClick={() => setOpened(true)} style={{ alignSelf: 'flex-start' }}>
        {texts.addWebhook()}
      </Button>
    );
  return <WebhookForm ownerId={ownerId} onCreated={onCreated} onCancel={() => setOpened(false)} />;
}

function WebhookForm({ ownerId, onCreated, onCancel }: CreateWebhookProps & { onCancel: () => void }) {
  const call = useCall();
  const queryClient = useQueryClient();
  const form = useForm({
    initialValues: { address: '', events: webhookEvents.join(',') },
    validate: validateWith(async () => (await import('@africanscity/contracts/companies/webhooks')).WebhookForm),
  });
  const { sending } = useSubmit(form, async (values) => {
    const { secret } = await call(createWebhook, { ...values, id: String(ownerId) });
    await queryClient.invalidateQueries();
    onCreated(secret);
  });
  const choose = (chosen: string[]) =>
    form.setFieldValue('events', webhookEvents.filter((event) => chosen.includes(event)).join(','));
  return (
    <FormShell
      {...sending}
      keeps={{ form, name: 'webhook' }}
      submitLabel={texts.addWebhook()}
      bar={(add) => (
        <Group>
          {add}
          <Button variant="default" size="md" onClick={onCancel}>
            {siteTexts.cancel()}
          </Button>
        </Group>
      )}
    >
      <TextInput
        type="url"
        label={texts.webhookAddress()}
        description={texts.webhookAddressHint()}
        maxLength={2000}
        autoCapitalize="off"
        spellCheck={false}
        {...form.getInputProps('address')}
      />
      <Checkbox.Group
        label={texts.webhookEvents()}
        value={form.values.events.split(',')}
        onChange={choose}
        error={form.errors.events}
      >
        <Stack gap="xs" mt="xs">
          {webhookEvents.map((event) => (
            <Checkbox key={event} value={event} label={eventText(event)} />
          ))}
        </Stack>
      </Checkbox.Group>
    </FormShell>
  );
}
