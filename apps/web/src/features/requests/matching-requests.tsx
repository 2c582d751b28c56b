import { getMatchingRequests } from '@africanscity/contracts/requests/calls/answers';
import { Text, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { operation } from '../../api/query-client.ts';
import { Loaded } from '../../components/loaded.tsx';
import { SkeletonRows } from '../../ui/waiting.tsx';
import { MatchingRequestCard } from './matching-request-card.tsx';
import { RequestMailsSwitch } from './request-mails-switch.tsx';
import classes from './requests.module.css';

/** What others look for and the visitor may have. */
export function MatchingRequests() {
  const queryClient = useQueryClient();
  const query = useQuery({ ...operation(getMatchingRequests, {}), staleTime: 0 });
  const refresh = () => queryClient.invalidateQueries(operation(getMatchingRequests, {}));
  return (
    <section className={classes.requests} aria-labelledby="matching-requests">
      <Title order={2} size="h3" id="matching-requests">
        Requests for me
      </Title>
      <Loaded query={query} what="the requests" skeleton={<SkeletonRows count={2} height={120} />}>
        {({ mails, requests, listings }) => (
          <>
            <RequestMailsSwitch wanted={mails} onChanged={refresh} />
            {requests.length === 0 && (
              <Text c="dimmed">
                Nobody looks for what you offer at the moment. Requests that match your listings for rent appear here.
              </Text>
            )}
            <ul className={classes.list}>
              {requests.map((request) => (
                <li key={request.id}>
                  <MatchingRequestCard request={request} listings={listings} onChanged={refresh} />
                </li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </section>
  );
}
