import type { UseFormReturnType } from '@mantine/form';
import { useRef, useState } from 'react';
import { ApiFailure } from '../api/call.ts';

/** What a form shell shows of a submission. */
export interface Submission<Values> {
  submit: (values: Values) => void;
  loading: boolean;
  /** What went wrong and belongs to no field. */
  error: string | null;
}

/**
 * Sends a form. What the server says of fields is shown at those fields, the rest above the form;
 * what was typed stays as it is. A second tap while the first is under way does nothing.
 */
export function useSubmit<Values extends Record<string, unknown>>(
  form: Pick<UseFormReturnType<Values>, 'setErrors' | 'values' | 'validating'>,
  send: (values: Values) => Promise<void>,
): Submission<Values> {
  const [loading, setLoading] = useState(false);
  // Beside the state, which a second tap during the checks of the first would not see yet.
  const underWay = useRef(false);
  const [error, setError] = useState<string | null>(null);

  async function run(values: Values) {
    if (underWay.current) return;
    underWay.current = true;
    setLoading(true);
    setError(null);
    try {
      await send(values);
    } catch (failure) {
      const { fields, message } =
        failure instanceof ApiFailure ? failure : { fields: [], message: 'Something went wrong. Try again.' };
      const known = fields.filter(({ field }) => Object.hasOwn(values, field));
      form.setErrors(joinByField(known));
      setError(known.length > 0 && known.length === fields.length ? null : message);
    } finally {
      underWay.current = false;
      setLoading(false);
    }
  }

  return { submit: (values) => void run(values), loading: loading || form.validating, error };
}

/** Several faults of one field are one text, separated by '; '. */
export function joinByField(faults: { field: string; defaultMessage: string }[]): Record<string, string> {
  const joined = new Map<string, string>();
  for (const { field, defaultMessage } of faults) {
    const text = defaultMessage.charAt(0).toUpperCase() + defaultMessage.slice(1);
    const before = joined.get(field);
    joined.set(field, before ? `${before}; ${text}` : text);
  }
  return Object.fromEntries(joined);
}
