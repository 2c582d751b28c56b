import * as texts from '@africanscity/messages/messages';
import { openEnquiry } from '@africanscity/contracts/messages/calls/enquiries';
import { Alert } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiFailure } from '../../../api/call.ts';
import { useCall } from '../../../api/use-call.ts';
import { paths } from '../../../app/paths.ts';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { NextStep } from '../../../components/notices/next-step.tsx';
import { SkeletonRows } from '../../../ui/waiting.tsx';
import { Thread } from './thread.tsx';
import type { ThreadKey } from './thread-key.ts';

/** A conversation. Opening it marks it as read; the first opening by an emailed link sends the message. */
export function OpenedThread({ which }: { which: ThreadKey }) {
  const call = useCall();
  const queryClient = useQueryClient();
  const query = useQuery({
    queryKey: ['openEnquiry', which],
    queryFn: () => call(openEnquiry, which),
    gcTime: 0,
    staleTime: 0,
  });
  // Refetches the unread count of the menu.
  const { dataUpdatedAt } = query;
  useEffect(() => {
    if (dataUpdatedAt) void queryClient.invalidateQueries({ queryKey: ['getUnreadEnquiries'] });
  }, [dataUpdatedAt, queryClient]);
  return (
    <Loaded
      query={query}
      what={texts.theConversation()}
      skeleton={<SkeletonRows count={2} height={120} />}
      failed={(error) =>
        error instanceof ApiFailure && error.status >= 400 && error.status < 500 ? (
          <NoThread reason={error.message} />
        ) : undefined
      }
    >
      {(enquiry) => (
        <>
          {'token' in which && enquiry.state === 'new' && (
            <Alert
              color="green"
              role="status"
              mb="md"
              title={enquiry.alreadyConfirmed ? texts.messageAlreadySent() : texts.messageIsSent()}
            >
              {texts.emailWhenAnswered({ name: enquiry.with })}
            </Alert>
          )}
          <Thread enquiry={enquiry} which={which} onChanged={async () => void (await query.refetch())} />
        </>
      )}
    </Loaded>
  );
}

export function NoThread({ reason }: { reason: string }) {
  return (
    <NextStep failed title={texts.thatDidntWork()} to={paths.properties()} label={texts.browseListings()}>
      {reason}
    </NextStep>
  );
}
