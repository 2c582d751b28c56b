import { Alert, Button } from '@mantine/core';

interface FailureNoticeProps {
  title?: string;
  /** Why, for people. */
  message: string;
  again: () => void;
  /** It is being tried again. */
  busy?: boolean;
}

/** That something went wrong and why, with a way to try again. */
export function FailureNotice({ title, message, again, busy }: FailureNoticeProps) {
  return (
    <Alert color="red" role="alert" title={title}>
      {message}
      <Button variant="default" h={44} mt="xs" display="block" loading={busy} onClick={again}>
        Try again
      </Button>
    </Alert>
  );
}
