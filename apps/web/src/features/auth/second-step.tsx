import type { Token } from '@africanscity/contracts/auth';
import { type FactorChallenge, logInBySecondStep, startSecondStep } from '@africanscity/contracts/second-factor';
import { Alert, Anchor, Button, Loader, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useCall } from '../../api/use-call.ts';
import { paths } from '../../app/paths.ts';
import { ProofForm } from '../../components/proof-form.tsx';

interface SecondStepProps {
  email: string;
  password: string;
  /** Keeps the session. What it rejects with is shown. */
  onToken: (token: Token) => Promise<void>;
  onBack: () => void;
}

/** The second step of logging in, after the right password. */
export function SecondStep({ email, password, onToken, onBack }: SecondStepProps) {
  const call = useCall();
  const [challenge, setChallenge] = useState<FactorChallenge | null>(null);
  const [error, setError] = useState<string | null>(null);
  const start = () =>
    call(startSecondStep, { username: email, password }).then(setChallenge, (failure: Error) =>
      setError(failure.message),
    );
  useEffect(() => {
    void start();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the step begins
  }, []);
  return (
    <Stack>
      <Text>Your password is right. One more step shows that it is you.</Text>
      {error && (
        <Alert color="red" role="alert">
          {error}
        </Alert>
      )}
      {!challenge && !error && <Loader role="status" aria-label="Loading" />}
      {challenge && (
        <ProofForm
          challenge={challenge}
          submitLabel="Log In"
          restart={start}
          send={async (proof) => onToken(await call(logInBySecondStep, { ticket: challenge.ticket, ...proof }))}
        />
      )}
      <Text size="sm" c="dimmed">
        You lost your device and your recovery codes?{' '}
        <Anchor component={Link} to={paths.contact} size="sm" underline="always">
          Ask our team
        </Anchor>
      </Text>
      <Button variant="default" h={44} onClick={onBack}>
        Back
      </Button>
    </Stack>
  );
}
