import { openPropertyRequest } from '@africanscity/contracts/property-requests';
import { Alert, Button, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useCall } from '../../api/use-call.ts';
import { paths } from '../../app/paths.ts';
import { useLinkToken } from '../../components/use-link-token.ts';
import { RequestCard } from './request-card.tsx';

/** The request that a mailed link leads to; opening it confirms the address. */
export function LinkedRequest() {
  const call = useCall();
  const token = useLinkToken();
  const [deleted, setDeleted] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['openPropertyRequest', token],
    queryFn: () => call(openPropertyRequest, { token: token as string }),
    enabled: Boolean(token) && !deleted,
    retry: false,
    gcTime: 0,
  });
  if (deleted) return <Text role="status">The request is deleted, with all answers to it.</Text>;
  if (data && token) {
    const changed = async () => void (await refetch());
    return (
      <RequestCard
        request={data}
        token={token}
        onChanged={changed}
        onDeleted={async () => setDeleted((await refetch()).isError)}
      />
    );
  }
  if (error || token === null) {
    return (
      <Alert color="red" role="alert" title="This did not work">
        {error?.message ?? 'The link is not complete. Open it from the mail once more.'}
        <br />
        <Button component={Link} to={paths.request} mt="sm" h={44}>
          Make a new request
        </Button>
      </Alert>
    );
  }
  return <Skeleton height={180} radius="lg" role="status" aria-label="Loading your request" />;
}
