import * as texts from '@africanscity/messages/listings';
import { forgetListingFeed } from '@africanscity/contracts/listings/calls/feeds';
import type { ListingFeed } from '@africanscity/contracts/listings/feeds';
import { Alert, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAct } from '../../../components/forms/use-act.ts';

/** Says what happens to the listings of a feed before it is forgotten. */
export function ForgetFeed({ feed, onClose }: { feed: ListingFeed; onClose: () => void }) {
  const queryClient = useQueryClient();
  const [withdraw, setWithdraw] = useState(false);
  const forget = useAct(forgetListingFeed, {
    success: texts.theFeedIsForgotten(),
    onDone: () => queryClient.invalidateQueries(),
  });
  const count = feed.listings + feed.leaving;
  return (
    <Alert color="orange" title={texts.forgetFeedQuestion({ name: feed.name })}>
      <Stack gap="sm">
        <Text>{whatHappens(feed, withdraw)}</Text>
        {count > 0 && (
          <Checkbox
            label={texts.withdrawItsListings({ count })}
            description={texts.otherFeedsStay()}
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
            {texts.forgetTheFeed()}
          </Button>
          <Button variant="default" onClick={onClose}>
            {texts.keepIt()}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}

function whatHappens({ listings, leaving }: ListingFeed, withdraw: boolean): string {
  if (listings + leaving === 0) return texts.itHasNoListings();
  if (withdraw) return texts.feedListingsTakenOff();
  return texts.itsListingsStay({ count: listings + leaving, leaving });
}
