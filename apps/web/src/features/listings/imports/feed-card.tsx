import { withCommas } from '@africanscity/messages/formats';
import * as texts from '@africanscity/messages/listings';
import { fetchListingFeed, pauseListingFeed } from '@africanscity/contracts/listings/calls/feeds';
import type { ListingFeed } from '@africanscity/contracts/listings/feeds';
import { Alert, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { useAct } from '../../../components/forms/use-act.ts';
import { Facts } from '../../../ui/facts.tsx';
import { showTime } from '../../../ui/show-time.ts';
import { everyText, FeedForm } from './feed-form.tsx';
import { ForgetFeed } from './forget-feed.tsx';

/** A feed with what came of its latest fetch, its settings and its actions. */
export function FeedCard({ feed, own }: { feed: ListingFeed; own: boolean }) {
  const queryClient = useQueryClient();
  const [opened, setOpened] = useState<'settings' | 'forget' | null>(null);
  const refetch = () => queryClient.invalidateQueries();
  const fetchNow = useAct(fetchListingFeed, { success: texts.feedBeingFetched(), onDone: refetch });
  const pause = useAct(pauseListingFeed, {
    success: feed.isPaused ? texts.theScheduleIsOn() : texts.theScheduleIsPaused(),
    onDone: refetch,
  });
  const id = String(feed.id);
  const titleId = `feed-${id}`;
  const close = () => setOpened(null);
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby={titleId}>
      <Stack gap="sm">
        <Title order={2} size="h4" id={titleId} style={{ overflowWrap: 'anywhere' }}>
          {feed.name}
        </Title>
        <FeedState feed={feed} own={own} />
        <Facts columns facts={factsOf(feed)} />
        {opened === 'settings' && <FeedForm feed={feed} own={own} onDone={close} onCancel={close} />}
        {opened === 'forget' && <ForgetFeed feed={feed} onClose={close} />}
        {opened === null && (
          <Group gap="sm">
            {feed.address !== null && (
              <Button
                variant="default"
                loading={fetchNow.isPending}
                disabled={feed.isFetching}
                onClick={() => fetchNow.mutate({ id })}
              >
                {feed.isFetching ? texts.fetching() : texts.fetchNow()}
              </Button>
            )}
            <Button variant="default" onClick={() => setOpened('settings')}>
              {feed.address === null ? texts.addAnAddress() : texts.settings()}
            </Button>
            {feed.address !== null && (
              <Button
                variant="default"
                loading={pause.isPending}
                onClick={() => pause.mutate({ id, paused: feed.isPaused ? 'false' : 'true' })}
              >
                {feed.isPaused ? texts.resume() : texts.pause()}
              </Button>
            )}
            <Button variant="default" onClick={() => setOpened('forget')}>
              {texts.forget()}
            </Button>
          </Group>
        )}
      </Stack>
    </Paper>
  );
}

/** Notice about a fetch that failed, or a file that waits for the user. */
function FeedState({ feed: { failure, failedAt, latest }, own }: { feed: ListingFeed; own: boolean }) {
  const seeImport = (label: string) =>
    latest && (
      <Button component={Link} to={own ? paths.importOf(latest.id) : paths.teamImportOf(latest.id)} variant="default">
        {label}
      </Button>
    );
  if (failure)
    return (
      <Alert color="red" role="alert" title={texts.failedOn({ failedAt: showTime(failedAt) })}>
        <Stack gap="sm" align="flex-start">
          <Text>
            {failure} {texts.listingsStayAsTheyAre()}
          </Text>
          {latest?.state === 'failed' && failure === latest.failure && seeImport(texts.seeTheFile())}
        </Stack>
      </Alert>
    );
  if (latest?.state !== 'checked') return null;
  return (
    <Alert color="yellow" role="status" title={texts.fileWaits()}>
      <Stack gap="sm" align="flex-start">
        <Text>
          {latest.kept ?? texts.lookThenImport()} {texts.nothingImportedYet()}
        </Text>
        {seeImport(texts.seeWhatItChanges())}
      </Stack>
    </Alert>
  );
}

function factsOf(feed: ListingFeed): [string, string | null][] {
  const { address, fetchedAt, isUnchanged, latest, nextFetchAt, everyHours, isPaused, listings, leaving } = feed;
  return [
    [texts.address(), address ?? texts.noAddressUploaded()],
    [texts.listingsTitle(), texts.feedListings({ count: listings, leaving })],
    [
      texts.schedule(),
      address &&
        (isPaused ? texts.pausedSchedule({ schedule: everyText(everyHours).toLowerCase() }) : everyText(everyHours)),
    ],
    [texts.nextFetch(), nextFetchAt && showTime(nextFetchAt)],
    [
      texts.lastFetch(),
      fetchedAt && isUnchanged ? texts.sameFileAsBefore({ time: showTime(fetchedAt) }) : showTime(fetchedAt),
    ],
    [texts.lastImport(), latest && resultOf(latest)],
    [texts.listingsNoLongerInFile(), feed.isFull ? texts.withdrawnWhen({ days: feed.graceDays }) : texts.stay()],
  ];
}

function resultOf({ state, created, changed, gone, kept, refused }: NonNullable<ListingFeed['latest']>): string {
  if (state === 'checking') return texts.beingChecked();
  if (state === 'importing') return texts.beingImported();
  if (state === 'failed') return texts.cannotBeImportedShort();
  if (state === 'checked') return texts.waitsForYou();
  if (state !== 'done') return texts.importStateCancelled();
  const parts = withCommas([
    created > 0 && texts.countCreated({ count: created }),
    changed > 0 && texts.countChanged({ count: changed }),
    gone > 0 && !kept && texts.countGone({ count: gone }),
    refused > 0 && texts.rowsRefused({ count: refused }),
  ]);
  return parts || texts.noChanges();
}
