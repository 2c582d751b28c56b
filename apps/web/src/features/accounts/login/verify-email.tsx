import { verifyEmail } from '@africanscity/contracts/accounts/calls';
import { Alert, Loader } from '@mantine/core';
import { useCall } from '../../../api/use-call.ts';
import { useOnce } from '../../../api/use-once.ts';
import { useLinkToken } from '../../../components/use-link-token.ts';

/** Confirms the email address by the secret of the link that led here. */
export function VerifyEmail() {
  const call = useCall();
  const token = useLinkToken();
  const { isSuccess, error } = useOnce('verifyEmail', token, (secret) => call(verifyEmail, { token: secret }));
  if (isSuccess) {
    return (
      <Alert color="teal" role="status" title="Thank you">
        Your email address is confirmed.
      </Alert>
    );
  }
  if (error || token === null) {
    return (
      <Alert color="red" role="alert" title="This did not work">
        {error?.message ?? 'The link is not complete. Open it from the mail once more.'} You can ask for a new mail on
        your profile.
      </Alert>
    );
  }
  return <Loader role="status" aria-label="Confirming" />;
}
