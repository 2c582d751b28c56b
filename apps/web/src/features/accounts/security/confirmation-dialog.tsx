import * as texts from '@africanscity/messages/accounts';
import * as siteTexts from '@africanscity/messages/site';
import { confirmIdentity, startConfirmation } from '@africanscity/contracts/accounts/calls/second-factor';
import { Modal, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { useCall } from '../../../api/use-call.ts';
import { useReturnFocus } from '../../../components/dialogs/use-return-focus.ts';
import { Challenge } from './challenge.tsx';
import { confirmation } from './confirmation.ts';

/** Asks for the second factor, or for the password of users without one. The pending request then continues. */
export function ConfirmationDialog() {
  useReturnFocus();
  const call = useCall();
  return (
    <Modal
      opened
      onClose={() => confirmation.settle(false)}
      title={texts.confirmIdentity()}
      centered
      zIndex={300}
      closeButtonProps={{ 'aria-label': siteTexts.close() }}
    >
      <Stack>
        <Text>{texts.confirmationLead()}</Text>
        <Challenge
          open={() => call(startConfirmation, {})}
          submitLabel={texts.confirm()}
          send={async (proof) => {
            await call(confirmIdentity, proof);
            confirmation.settle(true);
          }}
        />
      </Stack>
    </Modal>
  );
}
