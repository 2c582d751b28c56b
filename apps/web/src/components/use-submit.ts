import type { UseFormReturnType } from '@mantine/form';
import { useRef, useState } from 'react';
import { ApiFailure } from '../api/call.ts';

/** A field and what is wrong with it. */
export interface FieldFault {
  field: string;
  defaultMessage: string;
}

/** What a form shell shows of a submission. */
export interface Submission<Values> {
  submit: (values: Values) => void;
  loading: boolean;
  /** What went wrong and belongs to no field. */
  error: string | null;
  /** What the last submission came to, for a form that stays. */
  done: string | null;
}

/**
 * Sends a form. What the server says of fields is shown at those fields, the rest above the form;
 * what was typed stays as it is. A second tap while the first is under way does nothing. `firstError` is what is wrong
 * with the form already when it is shown. The text that `send` resolves with is shown by the form.
 */
export function useSubmit<Values extends Record<string, unknown>>(
  form: Pick<UseFormReturnType<Values>, 'setErrors' | 'values' | 'validating'>,
  send: (values: Values) => Promise<string | void>,
  firstError: string | null = null,
): Submission<Values> {
  const [loading, setLoading] = useState(false);
  // Beside the state, which a second tap during the checks of the first would not see yet.
  const underWay = useRef(false);
  const [error, setError] = useState(firstError);
  const [done, setDone] = useState<string | null>(null);

  async function run(values: Values) {
    if (underWay.current) return;
    underWay.current = true;
    setLoading(true);
    setError(null);
    setDone(null);
    try {
      setDone((await send(values)) ?? null);
    } catch (failure) {
      const { fields: faults, message } =
        failure instanceof ApiFailure ? failure : { fields: [], message: 'Something went wrong. Try again.' };
      const { fields, rest } = faultsOf({ faults, message }, values);
      form.setErrors(fields);
      setError(rest);
    } finally {
      underWay.current = false;
      setLoading(false);
    }
  }

  return { submit: (values) => void run(values), loading: loading || form.validating, error, done };
}

/** What is said at the fields of a form, and what is left to be said above it; null for nothing. */
export function faultsOf(
  { faults, message }: { faults: FieldFault[]; message: string },
  values: object,
): { fields: Record<string, string>; rest: string | null } {
  const known = faults.filter(({ field }) => Object.hasOwn(values, field));
  return { fields: joinByField(known), rest: known.length > 0 && known.length === faults.length ? null : message };
}

/** Several faults of one field are one text, separated by '; '. */
export function joinByField(faults: FieldFault[]): Record<string, string> {
  const joined = new Map<string, string>();
  for (const { field, defaultMessage } of faults) {
    const text = defaultMessage.charAt(0).toUpperCase() + defaultMessage.slice(1);
    const before = joined.get(field);
    joined.set(field, before ? `${before}; ${text}` : text);
  }
  return Object.fromEntries(joined);
}
