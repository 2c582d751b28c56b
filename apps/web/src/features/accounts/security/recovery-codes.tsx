import * as texts from '@africanscity/messages/accounts';
import { Alert, Button, Checkbox, Group, Stack, Title } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './recovery-codes.module.css';
import { CopyTextButton } from '../../../ui/copy-text-button.tsx';

/** Shows recovery codes once, until the user confirms having saved them. */
export default function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const [kept, setKept] = useState(false);
  return (
    <Stack role="region" aria-label={texts.recoveryCodes()}>
      <Title order={3} size="h4">
        {texts.yourRecoveryCodes()}
      </Title>
      <Alert color="sunrise" role="status">
        {texts.recoveryCodesText()}
      </Alert>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group gap="sm">
        <Button
          variant="default"
          h={44}
          leftSection={<IconPrinter size={18} aria-hidden />}
          onClick={() => window.print()}
        >
          {texts.print()}
        </Button>
        <CopyTextButton value={codes.join('\n')} variant="default" />
      </Group>
      <Checkbox
        label={texts.savedMyCodes()}
        checked={kept}
        onChange={(event) => setKept(event.currentTarget.checked)}
      />
      <Button size="md" disabled={!kept} onClick={onDone}>
        {texts.done()}
      </Button>
    </Stack>
  );
}
