import * as texts from '@africanscity/messages/companies';
import { createApiKey } from '@africanscity/contracts/companies/calls/api-keys';
import type { KeyOwner } from '@africanscity/contracts/companies/api-keys';
import { type KeyScope, keyScopes } from '@africanscity/contracts/key-scopes';
import { Button, Checkbox, Group, Stack, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as siteTexts from '@africanscity/messages/site';
import { useCall } from '../../../api/use-call.ts';
import { FormShell } from '../../../components/forms/form-shell.tsx';
import { useSubmit } from '../../../components/forms/use-submit.ts';
import { validateWith } from '../../../components/forms/validate-with.ts';
import { scopeText } from './scope-text.ts';

interface CreateKeyProps {
  owner: KeyOwner;
  /** Called with the key, which the server never shows again. */
  onCreated: (key: string) => void;
}

/** A button that opens the form of a new key. */
export function CreateKey({ owner, onCreated }: CreateKeyProps) {
  const [opened, setOpened] = useState(false);
  if (!opened)
    return (
      <Button onClick={() => setOpened(true)} style={{ alignSelf: 'flex-start' }}>
        {texts.createKey()}
      </Button>
    );
  return <KeyForm owner={owner} onCreated={onCreated} onCancel={() => setOpened(false)} />;
}

const exampleOrigin = 'https://example.com';

function KeyForm({ owner, onCreated, onCancel }: CreateKeyProps & { onCancel: () => void }) {
  const call = useCall();
  const queryClient = useQueryClient();
  // A key of the site reads listings alone.
  const choices: readonly KeyScope[] = owner.id === null ? ['listings:read'] : keyScopes;
  const form = useForm({
    initialValues: { name: '', scopes: 'listings:read', origins: '' },
    validate: validateWith(async () => (await import('@africanscity/contracts/companies/api-keys')).ApiKeyForm),
  });
  const chosen = form.values.scopes.split(',');
  const { sending } = useSubmit(form, async (values) => {
    const { key } = await call(createApiKey, { ...values, ...(owner.id !== null && { id: String(owner.id) }) });
    await queryClient.invalidateQueries();
    onCreated(key);
  });
  const choose = (scopes: string[]) =>
    form.setFieldValue('scopes', choices.filter((scope) => scopes.includes(scope)).join(','));
  return (
    <FormShell
      {...sending}
      keeps={{ form, name: 'key' }}
      submitLabel={texts.createKey()}
      bar={(create) => (
        <Group>
          {create}
          <Button variant="default" size="md" onClick={onCancel}>
            {siteTexts.cancel()}
          </Button>
        </Group>
      )}
    >
      <TextInput
        label={texts.keyName()}
        description={texts.keyNameHint()}
        maxLength={60}
        {...form.getInputProps('name')}
      />
      <Checkbox.Group label={texts.keyPermissions()} value={chosen} onChange={choose} error={form.errors.scopes}>
        <Stack gap="xs" mt="xs">
          {choices.map((scope) => (
            <Checkbox key={scope} value={scope} label={scopeText(scope)} />
          ))}
        </Stack>
      </Checkbox.Group>
      <Textarea
        label={texts.allowedOrigins()}
        description={texts.allowedOriginsHint({ example: exampleOrigin })}
        autosize
        minRows={2}
        maxLength={1000}
        autoCapitalize="off"
        spellCheck={false}
        {...form.getInputProps('origins')}
      />
    </FormShell>
  );
}
