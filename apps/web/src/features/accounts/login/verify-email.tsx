import * as texts from '@africanscity/messages/accounts';
import * as siteTexts from '@africanscity/messages/site';
import { verifyEmail } from '@africanscity/contracts/accounts/calls/users';
import { loggedInUser } from '@africanscity/contracts/accounts/calls/login';
import { Alert, Button, Group, Loader, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { operation } from '../../../api/query-client.ts';
import { useSession } from '../../../api/session.ts';
import { useCall } from '../../../api/use-call.ts';
import { useOnce } from '../../../api/use-once.ts';
import { paths } from '../../../app/paths.ts';
import { useLinkToken } from '../../../components/emailed-links/use-link-token.ts';
import { NextStep } from '../../../components/notices/next-step.tsx';
import { VerificationNotice } from '../profile/verification-notice.tsx';

/** Confirms the email address with the secret of an emailed link. */
export function VerifyEmail() {
  const call = useCall();
  const token = useLinkToken();
  const { data, error } = useOnce('verifyEmail', token, (secret) => call(verifyEmail, { token: secret }));
  if (data) {
    return (
      <Stack>
        <Alert
          color="teal"
          role="status"
          title={data.alreadyConfirmed ? siteTexts.alreadyConfirmed() : siteTexts.thankYou()}
        >
          {data.alreadyConfirmed ? texts.emailAlreadyConfirmed() : texts.emailConfirmed()}
        </Alert>
        <NextSteps />
      </Stack>
    );
  }
  if (error || token === null) return <NotConfirmed problem={error?.message ?? texts.incompleteEmailLink()} />;
  return <Loader role="status" aria-label={texts.confirming()} />;
}

/** Says why the address is not confirmed, and offers a new email: at once to its user, others log in first. */
function NotConfirmed({ problem }: { problem: string }) {
  const session = useSession();
  const { data: user } = useQuery({ ...operation(loggedInUser, {}), enabled: session !== null, staleTime: 0 });
  if (!session) {
    return (
      <NextStep failed title={texts.didNotWork()} to={paths.login(paths.profile)} label={siteTexts.logIn()}>
        {texts.logInForNewEmail({ problem })}
      </NextStep>
    );
  }
  if (user?.emailVerifiedAt && !user.pendingEmail) {
    return (
      <NextStep title={siteTexts.alreadyConfirmed()} to={paths.properties()} label={texts.browseProperties()}>
        {texts.emailAlreadyConfirmed()}
      </NextStep>
    );
  }
  return (
    <Stack>
      <Alert color="red" role="alert" title={texts.didNotWork()}>
        {problem}
      </Alert>
      {user && <VerificationNotice user={user} />}
    </Stack>
  );
}

/** Next steps for a new account. The user may not be logged in on the device that opened the email. */
function NextSteps() {
  const session = useSession();
  const list = paths.uploadListing();
  return (
    <>
      <Text>{session ? texts.canContactOwners() : texts.logInToContactAndList()}</Text>
      <Group>
        <Button component={Link} to={session ? list : paths.login(list)} size="md">
          {session ? siteTexts.listAProperty() : texts.logInAndList()}
        </Button>
        <Button
          component={Link}
          to={session ? paths.properties() : paths.login(paths.properties())}
          size="md"
          variant="default"
        >
          {session ? texts.browseProperties() : texts.logInAndBrowse()}
        </Button>
      </Group>
    </>
  );
}
