import * as texts from '@africanscity/messages/site';
import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { ApiFailure } from '../../api/call.ts';
import type { FormShellProps } from './form-shell.tsx';

/** A field and its error. */
export interface FieldFault {
  field: string;
  defaultMessage: string;
}

/** State of a submission. */
export interface Submission<Values> {
  submit: (values: Values) => void;
  loading: boolean;
  /** Error that belongs to no field. */
  error: string | null;
  /** The part that the form shell takes. */
  sending: Pick<FormShellProps, 'onSubmit' | 'loading' | 'error'>;
  /** Result of the last submission, for a form that stays open. */
  done: string | null;
}

/**
 * Submits a form. Shows the server's field errors at the fields and other errors above the form; keeps the input.
 * Ignores a second submission while one is in flight. An error of a lost connection disappears once the browser is online
 * again. `firstError` is the initial error. The form shows the text that `send` resolves with.
 */
export function useSubmit<Values extends Record<string, unknown>>(
  form: Pick<UseFormReturnType<Values>, 'onSubmit' | 'setErrors' | 'values' | 'validating'>,
  send: (values: Values) => Promise<string | void>,
  firstError: string | null = null,
): Submission<Values> {
  const [loading, setLoading] = useState(false);
  // A ref, because a second click during validation would not see the state yet.
  const inFlight = useRef(false);
  const [error, setError] = useState(firstError);
  const [done, setDone] = useState<string | null>(null);
  const failedOffline = useRef(false);
  useEffect(() => {
    const clear = () => failedOffline.current && setError(null);
    window.addEventListener('online', clear);
    return () => window.removeEventListener('online', clear);
  }, []);

  async function run(values: Values) {
    if (inFlight.current) return;
    inFlight.current = true;
    setLoading(true);
    setError(null);
    setDone(null);
    failedOffline.current = false;
    try {
      setDone((await send(values)) ?? null);
    } catch (failure) {
      failedOffline.current = failure instanceof ApiFailure && failure.code === 'offline';
      const { fields: faults, message } =
        failure instanceof ApiFailure ? failure : { fields: [], message: texts.somethingWentWrong() };
      const { fields, rest } = faultsOf({ faults, message }, values);
      form.setErrors(fields);
      setError(rest);
    } finally {
      inFlight.current = false;
      setLoading(false);
    }
  }

  const submit = (values: Values) => void run(values);
  const state = { loading: loading || form.validating, error };
  return { submit, ...state, done, sending: { ...state, onSubmit: (event) => form.onSubmit(submit)(event) } };
}

/** Splits errors into those of the form's fields and a text for the rest; null for none. */
export function faultsOf(
  { faults, message }: { faults: FieldFault[]; message: string },
  values: object,
): { fields: Record<string, string>; rest: string | null } {
  const known = faults.filter(({ field }) => Object.hasOwn(values, field));
  return { fields: firstByField(known), rest: known.length > 0 && known.length === faults.length ? null : message };
}

/** Returns the first error of each field. */
export function firstByField(faults: FieldFault[]): Record<string, string> {
  const first = new Map<string, string>();
  for (const { field, defaultMessage } of faults)
    if (!first.has(field)) first.set(field, defaultMessage.charAt(0).toUpperCase() + defaultMessage.slice(1));
  return Object.fromEntries(first);
}
