import * as accountTexts from '@africanscity/messages/accounts';
import { Alert, Button, CopyButton, Group, Stack, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';

interface NewSecretProps {
  label: string;
  /** Says that it is shown only now. */
  advice: string;
  value: string;
  onDone: () => void;
}

/** Shows a new key or secret once, until the user is done. */
export function NewSecret({ label, advice, value, onDone }: NewSecretProps) {
  return (
    <Stack gap="sm">
      <Alert color="teal" role="status">
        {advice}
      </Alert>
      <TextInput label={label} value={value} readOnly dir="ltr" onFocus={(event) => event.currentTarget.select()} />
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
