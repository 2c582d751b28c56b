import { Button, Group, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { DrawnPlaceholder } from '../../components/drawn-placeholder.tsx';
import { withoutFilters } from './active-filters.tsx';
import { filterNames, listAddress, type ListQuery } from './list-query.ts';
import { listTitle } from './list-title.ts';
import classes from './empty-list.module.css';

/** No listing matches: each filter can be dropped by a link that says what remains. */
export function EmptyList({ query }: { query: ListQuery }) {
  const active = filterNames.filter((name) => query[name]);
  const ways = active.length > 1 ? active.map((name) => ({ [name]: undefined })) : [];
  return (
    <div className={classes.empty}>
      <DrawnPlaceholder className={classes.drawing} label="" />
      <Title order={2} size="h3">
        No {listTitle(query).replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())} right now
      </Title>
      <Text c="dimmed">New listings arrive every day. Look a little wider:</Text>
      <Group justify="center" gap="sm">
        {ways.map((change) => (
          <Button key={Object.keys(change)[0]} component={Link} to={listAddress(query, change)} variant="default">
            {listTitle({ ...query, ...change })}
          </Button>
        ))}
        <Button component={Link} to={listAddress(query, withoutFilters)}>
          All properties
        </Button>
      </Group>
    </div>
  );
}
