import { Alert, Anchor, Button, Loader, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { useLinkToken } from '../../../components/use-link-token.ts';

interface ConfirmLinkProps {
  /** What happens at the tap. */
  children: string;
  label: string;
  /** Uses up the secret of the link and goes on to the next page. What it rejects with is shown. */
  act: (secret: string) => Promise<void>;
}

/** What a mailed link leads to. It waits for a tap, so that nothing but a person uses the link up. */
export function ConfirmLink({ children, label, act }: ConfirmLinkProps) {
  const token = useLinkToken();
  const { mutate, isPending, error } = useMutation({ mutationFn: act });
  if (token === undefined) return <Loader role="status" aria-label="Loading" />;
  if (token === null || error) {
    return (
      <Alert color="red" role="alert" title="This did not work">
        {error?.message ?? 'The link is incomplete. Open it again.'}{' '}
        <Anchor component={Link} to={paths.contact}>
          Ask our team
        </Anchor>
      </Alert>
    );
  }
  return (
    <Stack>
      <Text>{children}</Text>
      <Button size="md" fullWidth loading={isPending} onClick={() => mutate(token)}>
        {label}
      </Button>
    </Stack>
  );
}
