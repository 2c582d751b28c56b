import * as texts from '@africanscity/messages/companies';
import * as siteTexts from '@africanscity/messages/site';
import { acceptInvitation, openInvitation } from '@africanscity/contracts/companies/calls/team';
import { Alert, Button, Checkbox, Loader, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '../../api/session.ts';
import { useCall } from '../../api/use-call.ts';
import { paths } from '../../app/paths.ts';
import { NextStep } from '../../components/notices/next-step.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { useInvitationToken } from './use-invitation-token.ts';

/** Accepts an emailed invitation to a company. */
export function JoinCompany() {
  const call = useCall();
  const session = useSession();
  const token = useInvitationToken();
  const [bring, setBring] = useState(true);
  const { data, error } = useQuery({
    queryKey: ['openInvitation', token],
    queryFn: () => call(openInvitation, { token: token as string }),
    enabled: Boolean(token),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const joining = useMutation({
    mutationFn: () => call(acceptInvitation, { token: token as string, bringListings: bring ? 'true' : 'false' }),
  });
  const failure = joining.error ?? error;
  if (failure || token === null) {
    return (
      <NextStep
        failed
        title={texts.didNotWork()}
        to={session ? paths.home : paths.login()}
        label={session ? siteTexts.goHome() : siteTexts.logIn()}
      >
        {texts.askForInvitation({ problem: failure?.message ?? texts.incompleteEmailLink() })}
      </NextStep>
    );
  }
  if (!data) return <Loader role="status" aria-label={texts.loadingInvitation()} />;
  if (data.accepted && !joining.isSuccess) {
    return (
      <Alert color="teal" role="status" title={texts.invitationAlreadyAccepted()}>
        <Button component={Link} to={paths.company({ id: data.id })} mt="sm" h={44}>
          {texts.seeCompanyNamed({ name: data.name })}
        </Button>
      </Alert>
    );
  }
  if (joining.isSuccess) {
    return (
      <Alert
        color="teal"
        role="status"
        title={
          joining.data.alreadyConfirmed
            ? texts.alreadyMemberOf({ name: data.name })
            : texts.memberOf({ name: data.name })
        }
      >
        <Button component={Link} to={paths.company({ id: data.id })} mt="sm" h={44}>
          {texts.seeCompany()}
        </Button>
      </Alert>
    );
  }
  return (
    <Stack>
      <Text>
        <RichText
          text={texts.invitesYou({ name: data.name })}
          tags={{ company: (name) => <strong dir="auto">{name}</strong> }}
        />
      </Text>
      {session ? (
        <>
          <Checkbox
            size="md"
            label={texts.alsoShowOwnListings()}
            checked={bring}
            onChange={(event) => setBring(event.currentTarget.checked)}
          />
          <Button h={44} loading={joining.isPending} onClick={() => joining.mutate()}>
            {texts.joinNamed({ name: data.name })}
          </Button>
        </>
      ) : (
        <Button component={Link} to={paths.login('/join-company')} h={44}>
          {texts.logInToJoin()}
        </Button>
      )}
    </Stack>
  );
}
