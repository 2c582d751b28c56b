import * as texts from '@africanscity/messages/listings';
import { getListingFeeds } from '@africanscity/contracts/listings/calls/feeds';
import type { ListingFeed } from '@africanscity/contracts/listings/feeds';
import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { operation } from '../../../api/query-client.ts';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { SkeletonRows } from '../../../ui/waiting.tsx';
import { FeedCard } from './feed-card.tsx';
import { FeedForm } from './feed-form.tsx';

const lookEveryMs = 2000;

/** The feeds of the user, or with `own` unset those of the team, and the form of a new one. */
export function Feeds({ own = false }: { own?: boolean }) {
  const query = useQuery({
    ...operation(getListingFeeds, own ? { own: 'true' } : {}),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.some(isBusy) ? lookEveryMs : false),
  });
  return (
    <Loaded query={query} what={texts.theFeeds()} skeleton={<SkeletonRows height={220} />}>
      {(feeds) => <ShownFeeds feeds={feeds} own={own} />}
    </Loaded>
  );
}

function ShownFeeds({ feeds, own }: { feeds: ListingFeed[]; own: boolean }) {
  const [adds, setAdds] = useState(false);
  const isOpen = adds || feeds.length === 0;
  return (
    <Stack>
      {feeds.map((feed) => (
        <FeedCard key={feed.id} feed={feed} own={own} />
      ))}
      {isOpen ? (
        <Paper withBorder p="lg" component="section" aria-labelledby="new-feed">
          <Title order={2} size="h4" id="new-feed" mb="xs">
            {texts.addAFeed()}
          </Title>
          <Text mb="md">{texts.addFeedLead()}</Text>
          <FeedForm own={own} onDone={() => setAdds(false)} onCancel={feeds.length > 0 ? () => setAdds(false) : null} />
        </Paper>
      ) : (
        <div>
          <Button onClick={() => setAdds(true)}>{texts.addAFeed()}</Button>
        </div>
      )}
    </Stack>
  );
}

function isBusy({ isFetching, latest }: ListingFeed): boolean {
  return isFetching || latest?.state === 'checking' || latest?.state === 'importing';
}
