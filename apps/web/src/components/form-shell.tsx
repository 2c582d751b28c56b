import { Alert, Button, Stack } from '@mantine/core';
import type { FormEventHandler, ReactNode } from 'react';

interface FormShellProps {
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** The submission is under way. */
  loading: boolean;
  /** What went wrong and belongs to no field. */
  error: ReactNode;
  submitLabel: string;
  /** As long as it makes no sense to send. */
  submitHidden?: boolean;
  children: ReactNode;
}

/** The frame of every form: its error above, its fields, its button. Validation is ours, not the browser's. */
export function FormShell({ onSubmit, loading, error, submitLabel, submitHidden, children }: FormShellProps) {
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        {error && (
          <Alert color="red" role="alert" variant="light">
            {error}
          </Alert>
        )}
        {children}
        {!submitHidden && (
          <Button type="submit" size="md" loading={loading} fullWidth>
            {submitLabel}
          </Button>
        )}
      </Stack>
    </form>
  );
}
