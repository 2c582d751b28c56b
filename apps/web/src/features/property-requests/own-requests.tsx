import { getPropertyRequests } from '@africanscity/contracts/property-requests';
import { Alert, Button, Skeleton, Text, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { operation } from '../../api/query-client.ts';
import { RequestCard } from './request-card.tsx';
import classes from './requests.module.css';

/** What the visitor, who is logged in, is looking for already. */
export function OwnRequests() {
  const heading = useRef<HTMLHeadingElement>(null);
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery({ ...operation(getPropertyRequests, {}), staleTime: 0 });
  const refresh = () => queryClient.invalidateQueries(operation(getPropertyRequests, {}));
  return (
    <section className={classes.requests} aria-labelledby="own-requests">
      <Title order={2} size="h3" id="own-requests" ref={heading} tabIndex={-1}>
        Your requests
      </Title>
      {error && (
        <Alert color="red" role="alert" title="Your requests could not be loaded">
          {error.message} <Button onClick={() => void refetch()}>Try again</Button>
        </Alert>
      )}
      {!data && !error && <Skeleton height={120} radius="lg" role="status" aria-label="Loading your requests" />}
      {data?.length === 0 && <Text c="dimmed">You have made no request yet.</Text>}
      <ul className={classes.list}>
        {data?.map((request) => (
          <li key={request.id}>
            <RequestCard
              request={request}
              onChanged={refresh}
              onDeleted={() => {
                // The button that had the focus goes away with the request.
                heading.current?.focus();
                return refresh();
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
