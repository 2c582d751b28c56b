import {
  deletePropertyRequest,
  getPropertyRequests,
  type PropertyRequest,
} from '@africanscity/contracts/property-requests';
import { Alert, Button, Skeleton, Text, Title } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { operation } from '../../api/query-client.ts';
import { useCall } from '../../api/use-call.ts';
import { showToast } from '../../components/toast.ts';
import classes from './own-requests.module.css';

/** What the visitor, who is logged in, is looking for already. */
export function OwnRequests() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = useQuery(operation(getPropertyRequests, {}));
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
      {!data && !error && <Skeleton height={120} radius="lg" aria-label="Loading your requests" />}
      {data?.length === 0 && <Text c="dimmed">You have made no request yet.</Text>}
      <ul className={classes.list}>
        {data?.map((request) => (
          <li key={request.id}>
            <OwnRequest request={request} onDeleted={() => heading.current?.focus()} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

function OwnRequest({ request, onDeleted }: { request: PropertyRequest; onDeleted: () => void }) {
  const call = useCall();
  const queryClient = useQueryClient();
  const deletion = useMutation({
    mutationFn: () => call(deletePropertyRequest, { id: String(request.id) }),
    onSuccess: async () => {
      // The button that had the focus goes away with the request.
      onDeleted();
      await queryClient.invalidateQueries(operation(getPropertyRequests, {}));
    },
    onError: (failure) => void showToast({ kind: 'error', message: failure.message }),
  });
  const { categoryReadable, location, amenities, details, createdAt } = request;
  return (
    <article className={classes.request}>
      <div className={classes.text}>
        <h3>
          {categoryReadable} in {location}
        </h3>
        <p>{dateFormat.format(new Date(createdAt))}</p>
        {amenities.length > 0 && <p>With {amenities.join(', ')}</p>}
        {details && <p className={classes.details}>{details}</p>}
      </div>
      <Button
        variant="default"
        leftSection={<IconTrash size={18} aria-hidden />}
        loading={deletion.isPending}
        onClick={() => deletion.mutate()}
        aria-label={`Delete the request for ${categoryReadable} in ${location}`}
      >
        Delete
      </Button>
    </article>
  );
}
