import { formatNumber } from '@africanscity/messages/formats';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';

interface ListingsNumberProps {
  count: number;
  /** Filters of the administration's list of listings. */
  which: object;
}

/** A number of listings that links to the filtered list. */
export function ListingsNumber({ count, which }: ListingsNumberProps) {
  if (count === 0) return '0';
  return (
    <Anchor component={Link} to={paths.adminSection('listings', which)}>
      {formatNumber(count)}
    </Anchor>
  );
}
