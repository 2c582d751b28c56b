import { Alert, Button, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface NextStepProps {
  title: string;
  /** Whether the page could not do what its link was for. */
  failed?: boolean;
  children?: ReactNode;
  /** The page on which visitors go on, and the label of the link to it. */
  to: string;
  label: string;
}

/** The message of a page that has nothing else to show, with the step that visitors take next. */
export function NextStep({ title, failed = false, children, to, label }: NextStepProps) {
  return (
    <Stack align="flex-start">
      <Alert color={failed ? 'red' : 'teal'} role={failed ? 'alert' : 'status'} title={title} w="100%">
        {children}
      </Alert>
      <Button component={Link} to={to} size="md">
        {label}
      </Button>
    </Stack>
  );
}
