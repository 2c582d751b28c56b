import { Alert, Button, Checkbox, CopyButton, Group, Stack, Title } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { IconCheck, IconCopy, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './recovery-codes.module.css';

/** Shows recovery codes once, until the user confirms having saved them. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const [kept, setKept] = useState(false);
  return (
    <Stack role="region" aria-label="Recovery codes">
      <Title order={3} size="h4">
        Your recovery codes
      </Title>
      <Alert color="sunrise" role="status">
        Use them to log in if you lose your device. Each code works once. They are shown only now: print them or write
        them down, and store them away from your device.
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
          Print
        </Button>
        <CopyButton value={codes.join('\n')}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              h={44}
              leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
              onClick={copy}
            >
              {copied ? 'Copied' : 'Copy'}
            </Button>
          )}
        </CopyButton>
      </Group>
      <Checkbox
        label="I have saved my recovery codes"
        checked={kept}
        onChange={(event) => setKept(event.currentTarget.checked)}
      />
      <Button size="md" disabled={!kept} onClick={onDone}>
        Done
      </Button>
    </Stack>
  );
}
