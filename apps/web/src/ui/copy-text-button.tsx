import * as texts from '@africanscity/messages/accounts';
import { Button, CopyButton } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';

/** Copies a text to the clipboard, and says so for a moment. */
export function CopyTextButton({ value, variant }: { value: string; variant?: 'default' }) {
  return (
    <CopyButton value={value}>
      {({ copied, copy }) => (
        <Button
          h={44}
          variant={variant}
          onClick={copy}
          leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
        >
          {copied ? texts.copied() : texts.copy()}
        </Button>
      )}
    </CopyButton>
  );
}
