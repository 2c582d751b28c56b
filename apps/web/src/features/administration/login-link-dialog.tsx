import { Alert, Button, CopyButton, Modal, Stack, Text, TextInput } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { showClock } from '../../ui/show-time.ts';

export interface LoginLink {
  url: string;
  expiresAt: string;
}

/** Shows a log-in link once. */
export function LoginLinkDialog({ link, name, onClose }: { link: LoginLink; name: string; onClose: () => void }) {
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Login link for ${name}`}
      centered
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Stack>
        <Alert color="teal" role="status">
          It works once, until {showClock(link.expiresAt)}. It is shown only now: hand it over before you close this.
        </Alert>
        <TextInput
          label="Link"
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
              {copied ? 'Copied' : 'Copy link'}
            </Button>
          )}
        </CopyButton>
        <Text size="sm" c="dimmed">
          Anyone with this link can log in as {name}. Share it only with them.
        </Text>
      </Stack>
    </Modal>
  );
}
