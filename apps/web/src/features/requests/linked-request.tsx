import * as texts from '@africanscity/messages/requests';
import type { EndpointOutput } from '@africanscity/contracts/call';
import { openPropertyRequest } from '@africanscity/contracts/requests/calls/requests';
import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiFailure } from '../../api/call.ts';
import { useCall } from '../../api/use-call.ts';
import { paths } from '../../app/paths.ts';
import { Loaded } from '../../components/loading/loaded.tsx';
import { useLinkToken } from '../../components/emailed-links/use-link-token.ts';
import { NextStep } from '../../components/notices/next-step.tsx';
import { SkeletonRows } from '../../ui/waiting.tsx';
import { RequestCard } from './request-card.tsx';

type OpenedRequest = EndpointOutput<typeof openPropertyRequest>;

/** The request of an emailed link. Opening it confirms the address. */
export function LinkedRequest() {
  const call = useCall();
  const token = useLinkToken();
  const [deleted, setDeleted] = useState(false);
  const query = useQuery({
    queryKey: ['openPropertyRequest', token],
    queryFn: () => call(openPropertyRequest, { token: token as string }),
    enabled: Boolean(token) && !deleted,
    retry: false,
    gcTime: 0,
  });
  if (deleted) return <NextStep title={texts.requestDeleted()} to={paths.request} label={texts.makeANewRequest()} />;
  if (token === null) return <NoSuchRequest reason={texts.linkIncomplete()} />;
  return (
    <Loaded
      query={query}
      what={texts.yourRequestLower()}
      skeleton={<SkeletonRows height={180} />}
      failed={(error) =>
        error instanceof ApiFailure && error.status === 0 ? undefined : <NoSuchRequest reason={error.message} />
      }
    >
      {(request) => (
        <>
          <ConfirmedNotice request={request} />
          <RequestCard
            request={request}
            token={token}
            onChanged={async () => void (await query.refetch())}
            onDeleted={() => setDeleted(true)}
          />
        </>
      )}
    </Loaded>
  );
}

function NoSuchRequest({ reason }: { reason: string }) {
  return (
    <NextStep failed title={texts.thatDidntWork()} to={paths.request} label={texts.makeANewRequest()}>
      {reason}
    </NextStep>
  );
}

/** Shown until owners answer. After that the answers show that the request is confirmed. */
function ConfirmedNotice({ request }: { request: OpenedRequest }) {
  if (request.state !== 'open') return null;
  return (
    <Alert
      color="teal"
      role="status"
      mb="lg"
      title={request.alreadyConfirmed ? texts.alreadyConfirmed() : texts.thankYou()}
    >
      {request.alreadyConfirmed ? texts.requestAlreadyConfirmed() : texts.requestConfirmed()} {texts.ownersNotified()}
    </Alert>
  );
}
