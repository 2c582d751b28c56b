import * as accountTexts from '@africanscity/messages/accounts';
import * as texts from '@africanscity/messages/companies';
import { Alert, Button, CopyButton, Group, Stack, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';

/** Shows a new key once, until the user is done. */
export function NewKey({ value, onDone }: { value: string; onDone: () => void }) {
  return (
    <Stack gap="sm">
      <Alert color="teal" role="status">
        {texts.copyKeyNow()}
      </Alert>
      <TextInput
        label={texts.yourNewKey()}
        value={value}
        readOnly
        dir="ltr"
        onFocus={(event) => event.currentTarget.select()}
      />
      <Group gap="sm">
        <CopyButton value={value}>
          {({ copied, copy }) => (
            <Button
              h={44}
              onClick={copy}
              leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
            >
              {copied ? accountTexts.copied() : accountTexts.copy()}
            </Button>
          )}
        </CopyButton>
        <Button variant="default" h={44} onClick={onDone}>
          {accountTexts.done()}
        </Button>
      </Group>
    </Stack>
  );
}
