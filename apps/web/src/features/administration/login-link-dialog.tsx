import * as texts from '@africanscity/messages/administration';
import { Alert, Button, CopyButton, Stack, Text, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { Dialog } from '../../components/dialogs/dialog.tsx';
import { showClock } from '../../ui/show-time.ts';

export interface LoginLink {
  url: string;
  expiresAt: string;
}

/** Shows a log-in link once. */
export function LoginLinkDialog({ link, name, onClose }: { link: LoginLink; name: string; onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title={texts.loginLinkFor({ name })} closeOnClickOutside={false}>
      <Stack>
        <Alert color="teal" role="status">
          {texts.linkWorksOnce({ expiresAt: showClock(link.expiresAt) })}
        </Alert>
        <TextInput
          label={texts.link()}
          value={link.url}
          readOnly
          data-autofocus
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton value={link.url}>
          {({ copied, copy }) => (
            <Button
              onClick={copy}
              variant={copied ? 'light' : 'filled'}
              leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
            >
              {copied ? texts.copied() : texts.copyLink()}
            </Button>
          )}
        </CopyButton>
        <Text size="sm" c="dimmed">
          {texts.linkWarning({ name })}
        </Text>
      </Stack>
    </Dialog>
  );
}
