import * as texts from '@africanscity/messages/site';
import { Alert, Button, Stack } from '@mantine/core';
import { Suspense, useEffect, useRef, useState, type FormEventHandler, type ReactNode } from 'react';
import classes from './form-shell.module.css';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { NoScripts } from '../notices/no-scripts.tsx';
import { useHydrated } from '../loading/use-hydrated.ts';
import { type KeptForm, useKeptValues } from './kept-values.ts';
import type { PlainForm } from './use-plain-form.ts';

const KeptNote = lazyPart(() => import('./kept-note.tsx'));

export interface FormShellProps {
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** Whether the submission is in flight. */
  loading: boolean;
  /** Error that belongs to no field. */
  error: ReactNode;
  /** Result of the last submission, for a form that stays open. Shown beside the button until the form changes. */
  done?: ReactNode;
  submitLabel: string;
  /** Hides the button while the form cannot be sent. */
  submitHidden?: boolean;
  /** Puts the button into a bar with other buttons. */
  bar?: (submit: ReactNode) => ReactNode;
  /** Set for a form that the server accepts without scripts. */
  plain?: PlainForm;
  /** Keeps what is typed in this tab until the form is sent. `name` tells the form from others of its page. */
  keeps?: { form: KeptForm; name: string };
  children: ReactNode;
}

/**
 * The frame of every form: error, fields, button. Validation is our own, not the browser's. After failed validation the
 * first invalid field gets the focus.
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
  keeps,
  children,
}: FormShellProps) {
  const hydrated = useHydrated();
  // Without this, a form that is sent before hydration reloads the page.
  const unusable = !hydrated && !plain;
  const own = useRef<HTMLFormElement>(null);
  const form = plain?.ref ?? own;
  /** True after a submission, until a field has an error. */
  const sent = useRef(false);
  useEffect(() => {
    if (!sent.current || loading) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!wrong) return;
    sent.current = false;
    wrong.focus();
  });
  const kept = useKeptValues(keeps?.form, keeps?.name, { loading, failed: Boolean(error) });
  const fault = useRef<HTMLDivElement>(null);
  // On a phone the button is often below the visible screen.
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
        {!plain && <NoScripts>{texts.formNeedsScripts()}</NoScripts>}
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
        {/* Below the button, so that the fields do not move. */}
        {kept.isRestored && (
          <Suspense>
            <KeptNote onDiscard={kept.discard} />
          </Suspense>
        )}
      </Stack>
    </form>
  );
}
