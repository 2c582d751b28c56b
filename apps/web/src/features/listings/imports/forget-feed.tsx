import { forgetListingFeed } from '@africanscity/contracts/listings/calls/feeds';
import type { ListingFeed } from '@africanscity/contracts/listings/feeds';
import { Alert, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAct } from '../../../components/forms/use-act.ts';
import { listingsCount } from '../../../ui/listings-count.ts';

/** Says what happens to the listings of a feed before it is forgotten. */
export function ForgetFeed({ feed, onClose }: { feed: ListingFeed; onClose: () => void }) {
  const queryClient = useQueryClient();
  const [withdraw, setWithdraw] = useState(false);
  const forget = useAct(forgetListingFeed, {
    success: 'The feed is forgotten',
    onDone: () => queryClient.invalidateQueries(),
  });
  const count = feed.listings + feed.leaving;
  return (
    <Alert color="orange" title={`Forget the feed “${feed.name}”?`}>
      <Stack gap="sm">
        <Text>{whatHappens(feed, withdraw)}</Text>
        {count > 0 && (
          <Checkbox
            label={`Withdraw its ${listingsCount(count)}`}
            description="Listings that another feed has stay."
            checked={withdraw}
            onChange={(event) => setWithdraw(event.currentTarget.checked)}
          />
        )}
        <Group gap="sm">
          <Button
            color="red"
            loading={forget.isPending}
            onClick={() => forget.mutate({ id: String(feed.id), withdraw: withdraw ? 'true' : 'false' })}
          >
            Forget the feed
          </Button>
          <Button variant="default" onClick={onClose}>
            Keep it
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}

function whatHappens({ listings, leaving }: ListingFeed, withdraw: boolean): string {
  if (listings + leaving === 0) return 'It has no listings.';
  if (withdraw)
    return 'Its listings are taken off the site. They are kept under My Listings, where they can be shown again.';
  const kept = leaving > 0 ? `, also the ${leaving.toLocaleString('en')} that it no longer has` : '';
  return `Its ${listingsCount(listings + leaving)} stay on the site${kept}. The feed no longer changes or withdraws them.`;
}
