import * as texts from '@africanscity/messages/requests';
import { stopRequestMails } from '@africanscity/contracts/requests/calls/answers';
import { Anchor, Button, Loader, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useCall } from '../../api/use-call.ts';
import { paths } from '../../app/paths.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { useLinkToken } from '../../components/emailed-links/use-link-token.ts';
import { NextStep } from '../../components/notices/next-step.tsx';

/** Stops emails about matching requests. It takes a click, because mail scanners open links too. */
export function StopRequestMails() {
  const call = useCall();
  const token = useLinkToken();
  const stop = useMutation({ mutationFn: () => call(stopRequestMails, { token: token ?? '' }) });
  if (stop.isSuccess) {
    return (
      <NextStep
        title={stop.data.alreadyStopped ? texts.alreadyStopped() : texts.noMoreEmails()}
        to={paths.requests('for-me')}
        label={texts.requestsForMe()}
      >
        <RichText text={texts.noLongerEmailRequests()} tags={{ requests: requestsLink }} />
      </NextStep>
    );
  }
  if (stop.isError || token === null) {
    return (
      <NextStep failed title={texts.thatDidntWork()} to={paths.requests('for-me')} label={texts.requestsForMe()}>
        {stop.error?.message ?? texts.linkIncomplete()}{' '}
        <RichText text={texts.switchOffOnPage()} tags={{ requests: requestsLink }} />
      </NextStep>
    );
  }
  if (token === undefined) return <Loader role="status" aria-label={texts.loading()} />;
  return (
    <Stack>
      <Text>{texts.stopEmailsQuestion()}</Text>
      <Button size="md" loading={stop.isPending} onClick={() => stop.mutate()}>
        {texts.stopTheseEmails()}
      </Button>
    </Stack>
  );
}

function requestsLink(words: string) {
  return (
    <Anchor component={Link} to={paths.requests('for-me')}>
      {words}
    </Anchor>
  );
}
