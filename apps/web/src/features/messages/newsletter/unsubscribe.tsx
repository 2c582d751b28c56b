import * as accountTexts from '@africanscity/messages/accounts';
import * as texts from '@africanscity/messages/messages';
import { useBrand } from '../../../ui/brand.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { readUnsubscribeLink, unsubscribe } from '@africanscity/contracts/messages/calls/unsubscribe';
import type { Subscription } from '@africanscity/contracts/messages/unsubscribe';
import { Anchor, Button, Loader, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { operation } from '../../../api/query-client.ts';
import { useCall } from '../../../api/use-call.ts';
import { paths } from '../../../app/paths.ts';
import { linkTo } from '../../../components/navigation/link-to.tsx';
import { useLinkToken } from '../../../components/emailed-links/use-link-token.ts';
import { NextStep } from '../../../components/notices/next-step.tsx';

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
      <NextStep failed title={texts.thatDidntWork()} to={paths.settings} label={accountTexts.settings()}>
        {failure?.message ?? texts.linkIncomplete()}{' '}
        <RichText
          text={texts.endMailsUnder()}
          tags={{
            settings: (words) => (
              <Anchor component={Link} to={paths.settings}>
                {words}
              </Anchor>
            ),
            searches: (words) => (
              <Anchor component={Link} to={paths.savedSearches}>
                {words}
              </Anchor>
            ),
          }}
        />
      </NextStep>
    );
  }
  if (!data) return <Loader role="status" aria-label={texts.loading()} />;
  if (end.isSuccess || !data.active) {
    return (
      <NextStep title={texts.youAreUnsubscribed()} to={paths.properties()} label={texts.browseProperties()}>
        {sayWhat(data, siteName, true)} <ChangedMind {...data} />
      </NextStep>
    );
  }
  return (
    <Stack>
      <Text>{sayWhat(data, siteName, false)}</Text>
      <Button size="md" loading={end.isPending} onClick={() => end.mutate()}>
        {texts.unsubscribe()}
      </Button>
    </Stack>
  );
}

/** Says which emails end, or asks whether they shall. */
function sayWhat({ kind, name }: Subscription, siteName: string, ended: boolean): string {
  if (kind === 'newsletter') return (ended ? texts.noLongerNews : texts.stopNews)({ name: siteName });
  if (kind === 'request-mails') return ended ? texts.noLongerRequests() : texts.stopRequests();
  if (kind === 'favorite-mails') return ended ? texts.noLongerFavorites() : texts.stopFavorites();
  if (kind === 'list-mails') return ended ? texts.noLongerListComments() : texts.stopListComments();
  if (kind === 'monthly-mails') return ended ? texts.noLongerMonthly() : texts.stopMonthly();
  if (kind === 'all-saved-searches' || kind === 'searches-of-address')
    return ended ? texts.noLongerSearches() : texts.stopSearches();
  if (name) return (ended ? texts.noLongerSearchNamed : texts.stopSearchNamed)({ name });
  return ended ? texts.noLongerSearch() : texts.stopSearch();
}

function ChangedMind({ kind }: Subscription) {
  if (kind === 'newsletter')
    return <RichText text={texts.newsAgain()} tags={{ home: linkTo(`${paths.home}#newsletter-title`) }} />;
  if (kind === 'favorite-mails')
    return <RichText text={texts.favoritesAgain()} tags={{ favorites: linkTo(paths.favorite) }} />;
  if (kind === 'list-mails')
    return <RichText text={texts.listCommentsAgain()} tags={{ favorites: linkTo(paths.favorite) }} />;
  if (kind === 'monthly-mails')
    return <RichText text={texts.monthlyAgain()} tags={{ report: linkTo(paths.monthlyReport()) }} />;
  if (kind === 'request-mails')
    return <RichText text={texts.requestsAgain()} tags={{ requests: linkTo(paths.requests('for-me')) }} />;
  return <RichText text={texts.searchesAgain()} tags={{ searches: linkTo(paths.savedSearches) }} />;
}
