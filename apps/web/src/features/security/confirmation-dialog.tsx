import { confirmIdentity, type FactorChallenge, startConfirmation } from '@africanscity/contracts/second-factor';
import { Alert, Loader, Modal, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { useEffect, useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { confirmation } from '../../components/confirmation.ts';
import { ProofForm } from '../../components/proof-form.tsx';

/** Asks for the second factor, or the password where there is none; what waits for it then goes on by itself. */
export function ConfirmationDialog() {
  const call = useCall();
  const [challenge, setChallenge] = useState<FactorChallenge | null>(null);
  const [error, setError] = useState<string | null>(null);
  const start = () => call(startConfirmation, {}).then(setChallenge, (failure: Error) => setError(failure.message));
  useEffect(() => {
    void start();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it opens
  }, []);
  return (
    <Modal
      opened
      onClose={() => confirmation.settle(false)}
      title="Confirm that it is you"
      centered
      zIndex={300}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Stack>
        <Text>This cannot be undone, so we ask once more. You are not asked again for ten minutes.</Text>
        {error && (
          <Alert color="red" role="alert">
            {error}
          </Alert>
        )}
        {!challenge && !error && <Loader role="status" aria-label="Loading" />}
        {challenge && (
          <ProofForm
            key={challenge.ticket}
            challenge={challenge}
            submitLabel="Confirm"
            restart={start}
            send={async (proof) => {
              await call(confirmIdentity, { ticket: challenge.ticket, ...proof });
              confirmation.settle(true);
            }}
          />
        )}
      </Stack>
    </Modal>
  );
}
