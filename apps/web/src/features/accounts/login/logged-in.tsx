import * as texts from '@africanscity/messages/accounts';
import * as siteTexts from '@africanscity/messages/site';
import { Anchor, Button, Stack, Text } from '@mantine/core';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { localPath } from '../../../ui/local-path.ts';
import { safeReturnUrl } from './safe-return-url.ts';

/** Shown after a log-in without scripts: the limits of such a session, and the log-out. */
export function LoggedIn({ fullName }: { fullName: string }) {
  const { search } = useLocation();
  const [query] = useSearchParams();
  const returnUrl = safeReturnUrl(query.get('returnUrl'));
  return (
    <Stack>
      <Text role="status">{texts.loggedInAs({ fullName })}</Text>
      <Text>{texts.limitsWithoutScripts()}</Text>
      {returnUrl !== '/' && (
        <Anchor component={Link} to={returnUrl} underline="always" py={10}>
          {texts.goBack()}
        </Anchor>
      )}
      <form method="post" action={localPath(`/login${search}`)}>
        <Button type="submit" name="leave" value="1" variant="default" h={44}>
          {siteTexts.logOut()}
        </Button>
      </form>
    </Stack>
  );
}
