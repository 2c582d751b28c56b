import { Anchor, Button, Stack, Text } from '@mantine/core';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { safeReturnUrl } from './safe-return-url.ts';

/** Shown after a log-in without scripts: the limits of such a session, and the log-out. */
export function LoggedIn({ fullName }: { fullName: string }) {
  const { search } = useLocation();
  const [query] = useSearchParams();
  const returnUrl = safeReturnUrl(query.get('returnUrl'));
  return (
    <Stack>
      <Text role="status">You are logged in as {fullName}.</Text>
      <Text>
        JavaScript is switched off in this browser. Without it you can message owners and report listings. Favorites,
        phone numbers of owners, your own listings, messages and your profile need JavaScript, and ask you to log in
        again.
      </Text>
      {returnUrl !== '/' && (
        <Anchor component={Link} to={returnUrl} underline="always" py={10}>
          Go back to the previous page
        </Anchor>
      )}
      <form method="post" action={`/login${search}`}>
        <Button type="submit" name="leave" value="1" variant="default" h={44}>
          Log out
        </Button>
      </form>
    </Stack>
  );
}
