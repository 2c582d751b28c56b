import { Anchor, VisuallyHidden } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useStatusLabels } from '../../../api/status-labels.ts';
import classes from './active-filters.module.css';
import { activeGroups, groupLabel, without, withoutFilters } from './filter-groups.ts';
import { listAddress, type ListQuery } from './list-query.ts';

/** The filters in force, each with a way to take it away. */
export function ActiveFilters({ query }: { query: ListQuery }) {
  const labels = useStatusLabels();
  const active = activeGroups(query);
  if (active.length === 0) return null;
  return (
    <ul className={classes.filters} aria-label="Active filters">
      {active.map((group) => (
        <li key={group}>
          <Link className={classes.chip} to={listAddress(query, without(group))} preventScrollReset>
            <VisuallyHidden component="span">Remove filter </VisuallyHidden>
            {groupLabel(query, group, labels)}
            <IconX size={16} aria-hidden />
          </Link>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <Anchor component={Link} to={listAddress(query, withoutFilters)} preventScrollReset className={classes.clear}>
            Clear all
          </Anchor>
        </li>
      )}
    </ul>
  );
}
