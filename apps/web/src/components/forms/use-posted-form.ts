import { useActionData } from 'react-router-dom';
import { faultsOf, type FieldFault } from './use-submit.ts';

/** The server's errors for a form that was sent without scripts. */
export interface FormAnswer {
  typed: Readonly<Record<string, string>>;
  faults: FieldFault[];
  message: string;
}

/**
 * Initial state of a form that works without scripts: `values`, or the submitted values with their errors. `read`
 * converts submitted texts to values. `isThis` tells the form from others of its page.
 */
export function usePostedForm<Values extends Record<string, string>>(
  values: Values,
  read: (fields: Readonly<Record<string, string>>) => Readonly<Record<string, string>> = (fields) => fields,
  isThis: (fields: Readonly<Record<string, string>>) => boolean = () => true,
) {
  const posted = useActionData() as FormAnswer | undefined;
  const answer = posted && isThis(posted.typed) ? posted : undefined;
  const typed = answer ? read(answer.typed) : {};
  const initialValues = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typed[name] ?? value]),
  ) as Values;
  const { fields, rest } = answer ? faultsOf(answer, values) : { fields: {}, rest: null };
  return {
    /** Options for `useForm`. */
    start: {
      initialValues,
      initialErrors: fields,
      enhanceGetInputProps: ({ field, inputProps }: { field: unknown; inputProps: { error?: unknown } }) => ({
        name: String(field),
        // Mantine's `Checkbox` does not set this itself.
        ...(field === 'password' && inputProps.error ? { 'aria-invalid': true } : {}),
      }),
    },
    /** Error that belongs to no field. */
    error: rest,
    read,
  };
}
