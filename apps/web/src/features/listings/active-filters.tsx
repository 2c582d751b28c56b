import { propertyStatuses } from '@africanscity/contracts/lookups';
import { Anchor, VisuallyHidden } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { filterNames, listAddress, type ListQuery } from './list-query.ts';
import classes from './active-filters.module.css';

/** The filters in force, each with a way to take it away. */
export function ActiveFilters({ query }: { query: ListQuery }) {
  const active = filterNames.filter((name) => query[name]);
  if (active.length === 0) return null;
  return (
    <ul className={classes.filters} aria-label="Active filters">
      {active.map((name) => (
        <li key={name}>
          <Link className={classes.chip} to={listAddress(query, { [name]: undefined })} preventScrollReset>
            <VisuallyHidden component="span">Remove filter </VisuallyHidden>
            {labelOf(query, name)}
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

export const withoutFilters = { propertyStatus: undefined, propertyType: undefined, city: undefined };

function labelOf(query: ListQuery, name: (typeof filterNames)[number]): string | undefined {
  return name === 'propertyStatus' ? query.propertyStatus && propertyStatuses[query.propertyStatus] : query[name];
}
