import { attentionKinds, getAttention } from '@africanscity/contracts/overview';
import { Alert, Button, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { operation } from '../../api/query-client.ts';
import { paths } from '../../app/paths.ts';
import classes from './overview.module.css';

/** What waits for an administrator, each leading to where it is dealt with. */
export function AttentionList() {
  const { data, error, refetch } = useQuery({ ...operation(getAttention, {}), staleTime: 0 });
  if (error) {
    return (
      <Alert color="red" role="alert" title="What waits could not be loaded">
        {error.message}{' '}
        <Button variant="default" ml="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      </Alert>
    );
  }
  if (!data) return <Skeleton height={88} radius="lg" role="status" aria-label="Loading what waits" />;
  const waiting = data.filter(({ count }) => count > 0);
  if (waiting.length === 0) return <Text c="dimmed">Nothing waits for you.</Text>;
  return (
    <ul className={classes.cards}>
      {waiting.map(({ kind, count }) => (
        <li key={kind}>
          <Link to={paths.adminSection(attentionKinds[kind].path)} className={classes.card}>
            <strong>{count.toLocaleString('en')}</strong>
            <span>{attentionKinds[kind].text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
