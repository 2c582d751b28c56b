import { Anchor, Button, Stack, Text } from '@mantine/core';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { safeReturnUrl } from './safe-return-url.ts';

/** Says to somebody who logged in without scripts what that is good for, and lets them log off. */
export function LoggedIn({ fullName }: { fullName: string }) {
  const { search } = useLocation();
  const [query] = useSearchParams();
  const returnUrl = safeReturnUrl(query.get('returnUrl'));
  return (
    <Stack>
      <Text role="status">You are logged in as {fullName}.</Text>
      <Text>
        JavaScript is switched off in this browser. Without it you can write to owners and report listings with your
        account. Favorites, phone numbers of owners, your own listings, messages and your profile need it, and ask you
        to log in again.
      </Text>
      {returnUrl !== '/' && (
        <Anchor component={Link} to={returnUrl} underline="always" py={10}>
          Go on to where you came from
        </Anchor>
      )}
      <form method="post" action={`/login${search}`}>
        <Button type="submit" name="leave" value="1" variant="default" h={44}>
          Log off
        </Button>
      </form>
    </Stack>
  );
}
