import { Alert, Button, Stack } from '@mantine/core';
import { useEffect, useRef, type FormEventHandler, type ReactNode } from 'react';
import classes from './form-shell.module.css';
import { useHydrated } from './use-hydrated.ts';

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

/**
 * The frame of every form: its error above, its fields, its button. Validation is ours, not the browser's; after it
 * the first field that is wrong has the focus, be it far above the button that was pressed.
 */
export function FormShell({ onSubmit, loading, error, submitLabel, submitHidden, children }: FormShellProps) {
  // What is typed before our code runs would be lost when it does, and sending would reload the page.
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  /** Sent, and not answered by a fault of a field so far. */
  const sent = useRef(false);
  useEffect(() => {
    if (!sent.current || loading) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!wrong) return;
    sent.current = false;
    wrong.focus();
  });
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        sent.current = true;
        onSubmit(event);
      }}
      onChange={() => {
        sent.current = false;
      }}
    >
      <Stack gap="md">
        {error && (
          <Alert color="red" role="alert" variant="light">
            {error}
          </Alert>
        )}
        <fieldset className={classes.fields} disabled={!hydrated}>
          {children}
        </fieldset>
        {!submitHidden && (
          <Button type="submit" size="md" loading={loading} disabled={!hydrated} fullWidth>
            {submitLabel}
          </Button>
        )}
      </Stack>
    </form>
  );
}
