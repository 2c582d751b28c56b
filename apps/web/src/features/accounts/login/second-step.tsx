import * as texts from '@africanscity/messages/accounts';
import * as siteTexts from '@africanscity/messages/site';
import { logInBySecondStep, startSecondStep } from '@africanscity/contracts/accounts/calls/second-factor';
import type { Token } from '@africanscity/contracts/accounts/login';
import { Anchor, Button, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useCall } from '../../../api/use-call.ts';
import { paths } from '../../../app/paths.ts';
import { RichText } from '../../../ui/rich-text.tsx';
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
      <Text>{texts.oneMoreStep()}</Text>
      <Challenge
        open={() => call(startSecondStep, { username: email, password })}
        submitLabel={siteTexts.logIn()}
        send={async (proof) => onToken(await call(logInBySecondStep, proof))}
      />
      <Text size="sm" c="dimmed">
        <RichText
          text={texts.lostDeviceAndCodes()}
          tags={{
            contact: (words) => (
              <Anchor component={Link} to={paths.contact} size="sm" underline="always">
                {words}
              </Anchor>
            ),
          }}
        />
      </Text>
      <Button variant="default" h={44} onClick={onBack}>
        {texts.back()}
      </Button>
    </Stack>
  );
}
