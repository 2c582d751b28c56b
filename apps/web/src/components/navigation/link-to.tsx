import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** Returns a tag of `RichText` that links words of a sentence to a page. */
export const linkTo =
  (to: string) =>
  (words: string): ReactNode => (
    <Anchor component={Link} to={to} inherit>
      {words}
    </Anchor>
  );
