import * as texts from '@africanscity/messages/site';
import { Alert, Button } from '@mantine/core';
import type { ReactNode } from 'react';

interface FailureNoticeProps {
  title?: string;
  /** The reason, for users. */
  message: string;
  again: () => void;
  /** Whether a retry is in flight. */
  busy?: boolean;
}

/** An error with its reason and a button to try again. */
export function FailureNotice({ title, message, again, busy }: FailureNoticeProps) {
  return (
    <Alert color="red" role="alert" title={title}>
      {message}
      <Button variant="default" h={44} mt="xs" display="block" loading={busy} onClick={again}>
        {texts.tryAgain()}
      </Button>
    </Alert>
  );
}

/** Tells what went wrong, if anything did. */
export function Fault({ children }: { children: ReactNode }) {
  return (
    children && (
      <Alert color="red" role="alert">
        {children}
      </Alert>
    )
  );
}
