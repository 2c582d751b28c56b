import { fetchListingFeed, pauseListingFeed } from '@africanscity/contracts/listings/calls/feeds';
import type { ListingFeed } from '@africanscity/contracts/listings/feeds';
import { Alert, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { useAct } from '../../../components/forms/use-act.ts';
import { Facts } from '../../../ui/facts.tsx';
import { listingsCount } from '../../../ui/listings-count.ts';
import { showTime } from '../../../ui/show-time.ts';
import { graceText } from './feed-fields.tsx';
import { everyText, FeedForm } from './feed-form.tsx';
import { ForgetFeed } from './forget-feed.tsx';

/** A feed with what came of its latest fetch, its settings and its actions. */
export function FeedCard({ feed, own }: { feed: ListingFeed; own: boolean }) {
  const queryClient = useQueryClient();
  const [opened, setOpened] = useState<'settings' | 'forget' | null>(null);
  const refetch = () => queryClient.invalidateQueries();
  const fetchNow = useAct(fetchListingFeed, { success: 'The feed is being fetched', onDone: refetch });
  const pause = useAct(pauseListingFeed, {
    success: feed.isPaused ? 'The schedule is on' : 'The schedule is paused',
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
                {feed.isFetching ? 'Fetching…' : 'Fetch now'}
              </Button>
            )}
            <Button variant="default" onClick={() => setOpened('settings')}>
              {feed.address === null ? 'Add an address' : 'Settings'}
            </Button>
            {feed.address !== null && (
              <Button
                variant="default"
                loading={pause.isPending}
                onClick={() => pause.mutate({ id, paused: feed.isPaused ? 'false' : 'true' })}
              >
                {feed.isPaused ? 'Resume' : 'Pause'}
              </Button>
            )}
            <Button variant="default" onClick={() => setOpened('forget')}>
              Forget
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
      <Alert color="red" role="alert" title={`Failed on ${showTime(failedAt)}`}>
        <Stack gap="sm" align="flex-start">
          <Text>{failure} Your listings stay as they are.</Text>
          {latest?.state === 'failed' && failure === latest.failure && seeImport('See the file')}
        </Stack>
      </Alert>
    );
  if (latest?.state !== 'checked') return null;
  return (
    <Alert color="yellow" role="status" title="A file waits for you">
      <Stack gap="sm" align="flex-start">
        <Text>{latest.kept ?? 'Look at what it changes, then import it.'} Nothing has been imported yet.</Text>
        {seeImport('See what it changes')}
      </Stack>
    </Alert>
  );
}

function factsOf(feed: ListingFeed): [string, string | null][] {
  const { address, fetchedAt, isUnchanged, latest, nextFetchAt, everyHours, isPaused, listings, leaving } = feed;
  const gone = leaving > 0 ? `, ${leaving.toLocaleString('en')} leaving` : '';
  return [
    ['Address', address ?? 'None: you upload its files'],
    ['Listings', `${listings.toLocaleString('en')}${gone}`],
    ['Schedule', address && (isPaused ? `Paused (${everyText(everyHours).toLowerCase()})` : everyText(everyHours))],
    ['Next fetch', nextFetchAt && showTime(nextFetchAt)],
    ['Last fetch', fetchedAt && `${showTime(fetchedAt)}${isUnchanged ? ': the same file as before' : ''}`],
    ['Last import', latest && resultOf(latest)],
    ['Listings it no longer has', feed.isFull ? `Withdrawn ${graceText(feed.graceDays)}` : 'Stay'],
  ];
}

function resultOf({ state, created, changed, gone, kept, refused }: NonNullable<ListingFeed['latest']>): string {
  if (state === 'checking') return 'Being checked…';
  if (state === 'importing') return 'Being imported…';
  if (state === 'failed') return 'Cannot be imported';
  if (state === 'checked') return 'Waits for you';
  if (state !== 'done') return 'Cancelled';
  const parts = [
    created > 0 && `${listingsCount(created)} created`,
    changed > 0 && `${listingsCount(changed)} changed`,
    gone > 0 && !kept && `${listingsCount(gone)} gone`,
    refused > 0 && `${refused.toLocaleString('en')} ${refused === 1 ? 'row' : 'rows'} refused`,
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join(', ') : 'No changes';
}
