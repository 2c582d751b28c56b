import { stopRequestMails } from '@africanscity/contracts/requests/calls/answers';
import { Alert, Anchor, Loader } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useCall } from '../../api/use-call.ts';
import { useOnce } from '../../api/use-once.ts';
import { paths } from '../../app/paths.ts';
import { useLinkToken } from '../../components/use-link-token.ts';

/** Ends mails about matching requests, by the one tap that led here. */
export function StopRequestMails() {
  const call = useCall();
  const token = useLinkToken();
  const { isSuccess, error } = useOnce('stopRequestMails', token, (secret) =>
    call(stopRequestMails, { token: secret }),
  );
  if (isSuccess) {
    return (
      <Alert color="teal" role="status" title="No more of these mails">
        We mail you no more about requests. They still wait on{' '}
        <Anchor component={Link} to={paths.requests('for-me')}>
          your page of requests
        </Anchor>
        , where you can switch the mails on again.
      </Alert>
    );
  }
  if (error || token === null) {
    return (
      <Alert color="red" role="alert" title="This did not work">
        {error?.message ?? 'The link is not complete. Open it from the mail once more.'} You can also switch these mails
        off on{' '}
        <Anchor component={Link} to={paths.requests('for-me')}>
          your page of requests
        </Anchor>
        .
      </Alert>
    );
  }
  return <Loader role="status" aria-label="Switching off" />;
}
