import { useBrand } from '../../../ui/brand.tsx';
import { readUnsubscribeLink, unsubscribe } from '@africanscity/contracts/messages/calls/unsubscribe';
import type { Subscription } from '@africanscity/contracts/messages/unsubscribe';
import { Alert, Anchor, Button, Loader, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { operation } from '../../../api/query-client.ts';
import { useCall } from '../../../api/use-call.ts';
import { paths } from '../../../app/paths.ts';
import { useLinkToken } from '../../../components/emailed-links/use-link-token.ts';

/** Unsubscribes from the emails of a link. It takes a click, because mail scanners open links too. */
export function Unsubscribe() {
  const call = useCall();
  const token = useLinkToken();
  const { name: siteName } = useBrand();
  const { data, error } = useQuery({
    ...operation(readUnsubscribeLink, { token: token ?? '' }),
    enabled: Boolean(token),
    retry: false,
  });
  const end = useMutation({ mutationFn: () => call(unsubscribe, { token: token ?? '' }) });
  const failure = error ?? end.error;
  if (failure || token === null) {
    return (
      <Alert color="red" role="alert" title="That didn’t work">
        {failure?.message ?? 'The link is incomplete. Open it from the email again.'} You can also end mails under{' '}
        <Anchor component={Link} to={paths.settings}>
          Settings
        </Anchor>{' '}
        and{' '}
        <Anchor component={Link} to={paths.savedSearches}>
          Saved searches
        </Anchor>
        .
      </Alert>
    );
  }
  if (!data) return <Loader role="status" aria-label="Loading" />;
  if (end.isSuccess || !data.active) {
    return (
      <Alert color="teal" role="status" title="You are unsubscribed">
        We will no longer email {whatOf(data, siteName)}. {changedMind(data)}
      </Alert>
    );
  }
  return (
    <Stack>
      <Text>Shall we stop mailing {whatOf(data, siteName)}?</Text>
      <Button size="md" loading={end.isPending} onClick={() => end.mutate()}>
        Unsubscribe
      </Button>
    </Stack>
  );
}

function whatOf({ kind, name }: Subscription, siteName: string): string {
  if (kind === 'newsletter') return `you news from ${siteName}`;
  if (kind === 'request-mails') return 'you when someone looks for a home like yours';
  if (kind === 'favorite-mails') return 'you when the price of a favorite drops';
  if (kind === 'all-saved-searches' || kind === 'searches-of-address')
    return 'you the new listings of your saved searches';
  return name ? `you the new listings of “${name}”` : 'you the new listings of this search';
}

function changedMind({ kind }: Subscription) {
  if (kind === 'newsletter') return changedMindNews;
  if (kind === 'favorite-mails') return changedMindFavorites;
  return kind === 'request-mails' ? changedMindRequests : changedMindSearches;
}

const changedMindNews = 'To get them again, subscribe at the end of the home page.';
const changedMindSearches = (
  <>
    To get them again, save the search once more, or turn its emails on under{' '}
    <Anchor component={Link} to={paths.savedSearches} inherit>
      Saved searches
    </Anchor>{' '}
    if you have an account.
  </>
);
const changedMindRequests = (
  <>
    Requests still wait on{' '}
    <Anchor component={Link} to={paths.requests('for-me')} inherit>
      your page of requests
    </Anchor>
    , where you can turn the emails on again.
  </>
);
const changedMindFavorites = (
  <>
    Your{' '}
    <Anchor component={Link} to={paths.favorite} inherit>
      favorites
    </Anchor>{' '}
    still show it, and let you switch the emails on again.
  </>
);
