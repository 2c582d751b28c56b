import * as accountTexts from '@africanscity/messages/accounts';
import { Alert, Button, Group, Stack, TextInput } from '@mantine/core';
import { CopyTextButton } from '../../ui/copy-text-button.tsx';

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
        <CopyTextButton value={value} />
        <Button variant="default" h={44} onClick={onDone}>
          {accountTexts.done()}
        </Button>
      </Group>
    </Stack>
  );
}
