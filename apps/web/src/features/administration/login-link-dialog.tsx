import * as texts from '@africanscity/messages/administration';
import { Alert, Button, CopyButton, Modal, Stack, Text, TextInput } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { showClock } from '../../ui/show-time.ts';
import { useReturnFocus } from '../../components/dialogs/use-return-focus.ts';

export interface LoginLink {
  url: string;
  expiresAt: string;
}

/** Shows a log-in link once. */
export function LoginLinkDialog({ link, name, onClose }: { link: LoginLink; name: string; onClose: () => void }) {
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={onClose}
      title={texts.loginLinkFor({ name })}
      centered
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': texts.closeDialog() }}
    >
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
    </Modal>
  );
}
