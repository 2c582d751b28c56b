import * as texts from '@africanscity/messages/requests';
import { getMatchingRequests } from '@africanscity/contracts/requests/calls/answers';
import { Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { operation } from '../../api/query-client.ts';
import drawing from '../../assets/agent.svg';
import { Loaded } from '../../components/loading/loaded.tsx';
import { NothingYet } from '../../ui/nothing-yet.tsx';
import { SkeletonRows } from '../../ui/waiting.tsx';
import { MatchingRequestCard } from './matching-request-card.tsx';
import { RequestMailsSwitch } from './request-mails-switch.tsx';
import classes from './requests.module.css';

/** Requests that match the user's listings. */
export default function MatchingRequests() {
  const queryClient = useQueryClient();
  const query = useQuery({ ...operation(getMatchingRequests, {}), staleTime: 0 });
  const refresh = () => queryClient.invalidateQueries(operation(getMatchingRequests, {}));
  return (
    <section className={classes.requests} aria-labelledby="matching-requests">
      <Title order={2} size="h3" id="matching-requests">
        {texts.requestsForMe()}
      </Title>
      <Loaded query={query} what={texts.theRequests()} skeleton={<SkeletonRows count={2} height={120} />}>
        {({ mails, requests, listings }) => (
          <>
            <RequestMailsSwitch wanted={mails} onChanged={refresh} />
            {requests.length === 0 && (
              <NothingYet drawing={drawing} title={texts.noMatchingRequests()} text={texts.matchingAppearHere()} />
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
