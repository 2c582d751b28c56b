import type { FactorChallenge } from '@africanscity/contracts/accounts/second-factor';
import { Alert, Loader } from '@mantine/core';
import { useEffect, useState } from 'react';
import { type Proof, ProofForm } from './proof-form.tsx';

interface ChallengeProps {
  /** Opens a challenge; a passkey that is refused uses one up. What it rejects with is shown. */
  open: () => Promise<FactorChallenge>;
  submitLabel: string;
  /** Sends a proof with the challenge's ticket. What it rejects with is shown. */
  send: (proof: Proof & { ticket: string }) => Promise<void>;
}

/** Asks somebody to prove who they are: the challenge is opened as this is shown, and anew where it must be. */
export function Challenge({ open, submitLabel, send }: ChallengeProps) {
  const { challenge, error, restart } = useChallenge(open);
  return (
    <>
      {error && (
        <Alert color="red" role="alert">
          {error}
        </Alert>
      )}
      {!challenge && !error && <Loader role="status" aria-label="Loading" />}
      {challenge && (
        <ProofForm
          challenge={challenge}
          submitLabel={submitLabel}
          restart={restart}
          send={(proof) => send({ ticket: challenge.ticket, ...proof })}
        />
      )}
    </>
  );
}

function useChallenge(open: ChallengeProps['open']) {
  const [challenge, setChallenge] = useState<FactorChallenge | null>(null);
  const [error, setError] = useState<string | null>(null);
  const restart = () => open().then(setChallenge, (failure: Error) => setError(failure.message));
  useEffect(() => {
    void restart();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it is shown
  }, []);
  return { challenge, error, restart };
}
