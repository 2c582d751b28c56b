import { getMatchingRequests } from '@africanscity/contracts/request-answers';
import { Alert, Button, Skeleton, Text, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { operation } from '../../api/query-client.ts';
import { MatchingRequestCard } from './matching-request-card.tsx';
import { RequestMailsSwitch } from './request-mails-switch.tsx';
import classes from './requests.module.css';

/** What others look for and the visitor may have. */
export function MatchingRequests() {
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery({ ...operation(getMatchingRequests, {}), staleTime: 0 });
  const refresh = () => queryClient.invalidateQueries(operation(getMatchingRequests, {}));
  return (
    <section className={classes.requests} aria-labelledby="matching-requests">
      <Title order={2} size="h3" id="matching-requests">
        Requests for me
      </Title>
      {error && (
        <Alert color="red" role="alert" title="The requests could not be loaded">
          {error.message} <Button onClick={() => void refetch()}>Try again</Button>
        </Alert>
      )}
      {!data && !error && <Skeleton height={120} radius="lg" role="status" aria-label="Loading requests" />}
      {data && <RequestMailsSwitch wanted={data.mails} onChanged={refresh} />}
      {data?.requests.length === 0 && (
        <Text c="dimmed">
          Nobody looks for what you offer at the moment. Requests that match your listings for rent appear here.
        </Text>
      )}
      <ul className={classes.list}>
        {data?.requests.map((request) => (
          <li key={request.id}>
            <MatchingRequestCard request={request} listings={data.listings} onChanged={refresh} />
          </li>
        ))}
      </ul>
    </section>
  );
}
