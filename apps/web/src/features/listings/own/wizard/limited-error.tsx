import * as texts from '@africanscity/messages/listings';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../../app/paths.ts';

/** An error, with a link to the packages if a limit is the reason. */
export function LimitedError({ message, limited }: { message: string; limited: boolean }) {
  if (!limited) return message;
  return (
    <>
      {message}{' '}
      <Anchor component={Link} to={paths.pricing} inherit fw={700} underline="always">
        {texts.seePackages()}
      </Anchor>
    </>
  );
}
