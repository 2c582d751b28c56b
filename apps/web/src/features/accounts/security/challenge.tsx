import * as texts from '@africanscity/messages/site';
import type { FactorChallenge } from '@africanscity/contracts/accounts/second-factor';
import { Loader } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Fault } from '../../../ui/failure-notice.tsx';
import { type Proof, ProofForm } from './proof-form.tsx';

interface ChallengeProps {
  /** Opens a challenge. A rejected passkey uses up its challenge. Errors are shown. */
  open: () => Promise<FactorChallenge>;
  submitLabel: string;
  /** Sends a proof with the challenge's ticket. Errors are shown. */
  send: (proof: Proof & { ticket: string }) => Promise<void>;
}

/** Asks users to prove their identity. Opens a challenge on mount, and a new one after a rejected passkey. */
export function Challenge({ open, submitLabel, send }: ChallengeProps) {
  const { challenge, error, restart } = useChallenge(open);
  return (
    <>
      <Fault>{error}</Fault>
      {!challenge && !error && <Loader role="status" aria-label={texts.loading()} />}
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
