import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../app/paths.ts';

interface ListingsNumberProps {
  count: number;
  /** What they are, as the administration's listings are narrowed. */
  which: object;
}

/** A number of listings, which leads to them. */
export function ListingsNumber({ count, which }: ListingsNumberProps) {
  if (count === 0) return '0';
  return (
    <Anchor component={Link} to={paths.adminSection('listings', which)}>
      {count.toLocaleString('en')}
    </Anchor>
  );
}
