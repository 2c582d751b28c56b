import * as texts from '@africanscity/messages/listings';
import { getPropertiesById } from '@africanscity/contracts/listings/calls/listings';
import { getOwnPictures } from '@africanscity/contracts/listings/calls/pictures';
import type { Listing } from '@africanscity/contracts/listings/listings';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCall } from '../../../../api/use-call.ts';
import { paths } from '../../../../app/paths.ts';
import { Loaded } from '../../../../components/loading/loaded.tsx';
import { showNotice } from '../../../../components/notices/page-notice.ts';
import { SkeletonForm } from '../../../../ui/waiting.tsx';
import { copyOf, isStarted, isUnchanged, keepDraft, type ListingDraft, loadDraft } from './listing-draft.ts';
import { steps } from './wizard-steps.ts';

interface CopiedListingProps {
  /** Id of one of the user's listings. */
  id: number;
  userId: number;
}

/** Begins a new listing as a copy of another one. An unfinished listing is replaced only when the user says so. */
export default function CopiedListing({ id, userId }: CopiedListingProps) {
  const call = useCall();
  const query = useQuery({
    queryKey: ['copy', id],
    queryFn: async () => {
      // Anyone can read the listing, but only its editors get its pictures here.
      const [listing, draft] = await Promise.all([
        call(getPropertiesById, { id: String(id), contacts: 'false' }),
        loadDraft(userId),
        call(getOwnPictures, { propertyId: String(id) }),
      ]);
      return { listing, unfinished: isStarted(draft) && !isUnchanged(draft, listing) ? draft : null };
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Loaded query={query} what={texts.theListingToCopy()} skeleton={<SkeletonForm fields={4} />}>
      {({ listing, unfinished }) => <Copy listing={listing} unfinished={unfinished} userId={userId} />}
    </Loaded>
  );
}

interface CopyProps {
  listing: Listing;
  unfinished: ListingDraft | null;
  userId: number;
}

function Copy({ listing, unfinished, userId }: CopyProps) {
  const navigate = useNavigate();
  const [isAllowed, setAllowed] = useState(unfinished === null);
  const copy = useEffectEvent(async () => {
    await keepDraft(userId, copyOf(listing, steps.length - 1));
    await navigate(paths.uploadListing(), { replace: true });
    showNotice({ kind: 'info', message: texts.copiedFrom({ address: listing.address }) });
  });
  useEffect(() => {
    if (isAllowed) void copy();
  }, [isAllowed]);
  if (isAllowed) return <SkeletonForm fields={4} />;
  return (
    <Stack gap="md" maw="36rem">
      <Title order={2} size="h3">
        {texts.unfinishedListing()}
      </Title>
      <Text>
        {unfinished?.values.address
          ? texts.draftReplacedOf({ draft: unfinished.values.address, address: listing.address })
          : texts.draftReplaced({ address: listing.address })}
      </Text>
      <Group gap="sm">
        <Button h={44} onClick={() => void navigate(paths.uploadListing(), { replace: true })}>
          {texts.finishItFirst()}
        </Button>
        <Button h={44} variant="default" onClick={() => setAllowed(true)}>
          {texts.replaceWithCopy()}
        </Button>
      </Group>
    </Stack>
  );
}
