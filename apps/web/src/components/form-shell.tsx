import { Alert, Button, Stack } from '@mantine/core';
import { useEffect, useRef, useState, type FormEventHandler, type ReactNode } from 'react';
import classes from './form-shell.module.css';
import { NoScripts } from './no-scripts.tsx';
import { useHydrated } from './use-hydrated.ts';
import type { PlainForm } from './use-plain-form.ts';

interface FormShellProps {
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** The submission is under way. */
  loading: boolean;
  /** What went wrong and belongs to no field. */
  error: ReactNode;
  /** What the last submission came to, for a form that stays. It is shown beside the button until something is changed. */
  done?: ReactNode;
  submitLabel: string;
  /** As long as it makes no sense to send. */
  submitHidden?: boolean;
  /** Puts the button into a bar with others. */
  bar?: (submit: ReactNode) => ReactNode;
  /** For a form that the server takes without scripts as well. */
  plain?: PlainForm;
  children: ReactNode;
}

/**
 * The frame of every form: its error above, its fields, its button. Validation is ours, not the browser's; after it
 * the first field that is wrong has the focus, be it far above the button that was pressed.
 */
export function FormShell({
  onSubmit,
  loading,
  error,
  done,
  submitLabel,
  submitHidden,
  bar,
  plain,
  children,
}: FormShellProps) {
  const hydrated = useHydrated();
  // Sent before our code runs, it would only reload the page.
  const unusable = !hydrated && !plain;
  const own = useRef<HTMLFormElement>(null);
  const form = plain?.ref ?? own;
  /** Sent, and not answered by a fault of a field so far. */
  const sent = useRef(false);
  useEffect(() => {
    if (!sent.current || loading) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!wrong) return;
    sent.current = false;
    wrong.focus();
  });
  const fault = useRef<HTMLDivElement>(null);
  // On a phone the button is often a screen below.
  useEffect(() => {
    if (error && sent.current) fault.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  const [changed, setChanged] = useState(false);
  useEffect(() => setChanged(false), [done]);
  const button = (
    <Button type="submit" size="md" loading={loading} disabled={unusable} fullWidth={!bar}>
      {submitLabel}
    </Button>
  );
  return (
    <form
      {...plain}
      ref={form}
      noValidate
      onSubmit={(event) => {
        sent.current = true;
        onSubmit(event);
      }}
      onChange={() => {
        sent.current = false;
        setChanged(true);
      }}
    >
      <Stack gap="md">
        {!plain && <NoScripts>This form needs JavaScript, which is switched off in this browser.</NoScripts>}
        {error && (
          <Alert ref={fault} color="red" role="alert" variant="light">
            {error}
          </Alert>
        )}
        <fieldset className={classes.fields} disabled={unusable}>
          {children}
        </fieldset>
        {done !== undefined && (
          <div role="status">
            {done && !changed && (
              <Alert color="teal" role="none">
                {done}
              </Alert>
            )}
          </div>
        )}
        {!submitHidden && (bar ? bar(button) : button)}
      </Stack>
    </form>
  );
}
