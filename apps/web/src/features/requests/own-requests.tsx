import * as texts from '@africanscity/messages/requests';
import { getPropertyRequests } from '@africanscity/contracts/requests/calls/requests';
import { Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { operation } from '../../api/query-client.ts';
import drawing from '../../assets/property-request.svg';
import { Loaded } from '../../components/loading/loaded.tsx';
import { NothingYet } from '../../ui/nothing-yet.tsx';
import { SkeletonRows } from '../../ui/waiting.tsx';
import { RequestCard } from './request-card.tsx';
import classes from './requests.module.css';

/** The logged-in user's requests. */
export function OwnRequests() {
  const heading = useRef<HTMLHeadingElement>(null);
  const queryClient = useQueryClient();
  const query = useQuery({ ...operation(getPropertyRequests, {}), staleTime: 0 });
  const refresh = () => queryClient.invalidateQueries(operation(getPropertyRequests, {}));
  return (
    <section className={classes.requests} aria-labelledby="own-requests">
      <Title order={2} size="h3" id="own-requests" ref={heading} tabIndex={-1}>
        {texts.yourRequests()}
      </Title>
      <Loaded
        query={query}
        what={texts.yourRequestsLower()}
        skeleton={<SkeletonRows count={2} height={120} />}
        empty={<NothingYet drawing={drawing} title={texts.noRequestsYet()} text={texts.tellUsYourNeed()} />}
      >
        {(requests) => (
          <ul className={classes.list}>
            {requests.map((request) => (
              <li key={request.id}>
                <RequestCard
                  request={request}
                  onChanged={refresh}
                  onDeleted={() => {
                    // The button that had the focus is removed with the request.
                    heading.current?.focus();
                    return refresh();
                  }}
                />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}
