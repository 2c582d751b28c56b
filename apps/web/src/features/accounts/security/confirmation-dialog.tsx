import * as texts from '@africanscity/messages/accounts';
import { confirmIdentity, startConfirmation } from '@africanscity/contracts/accounts/calls/second-factor';
import { Stack, Text } from '@mantine/core';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { useCall } from '../../../api/use-call.ts';
import { Challenge } from './challenge.tsx';
import { confirmation } from './confirmation.ts';

/** Asks for the second factor, or for the password of users without one. The pending request then continues. */
export default function ConfirmationDialog() {
  const call = useCall();
  return (
    <Dialog onClose={() => confirmation.settle(false)} title={texts.confirmIdentity()} zIndex={300}>
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
    </Dialog>
  );
}
