import { logInBySecondStep, startSecondStep } from '@africanscity/contracts/accounts/calls/second-factor';
import type { Token } from '@africanscity/contracts/accounts/login';
import { Anchor, Button, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useCall } from '../../../api/use-call.ts';
import { paths } from '../../../app/paths.ts';
import { Challenge } from '../security/challenge.tsx';

interface SecondStepProps {
  email: string;
  password: string;
  /** Stores the session. Errors are shown. */
  onToken: (token: Token) => Promise<void>;
  onBack: () => void;
}

/** The second step of logging in, after the correct password. */
export function SecondStep({ email, password, onToken, onBack }: SecondStepProps) {
  const call = useCall();
  return (
    <Stack>
      <Text>Your password is correct. One more step to confirm it is you.</Text>
      <Challenge
        open={() => call(startSecondStep, { username: email, password })}
        submitLabel="Log in"
        send={async (proof) => onToken(await call(logInBySecondStep, proof))}
      />
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
