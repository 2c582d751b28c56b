import { useActionData } from 'react-router-dom';
import { faultsOf, type FieldFault } from './use-submit.ts';

/** What the server says of a form that came without scripts and could not be done. */
export interface FormAnswer {
  typed: Readonly<Record<string, string>>;
  faults: FieldFault[];
  message: string;
}

/**
 * How a form begins that works without scripts too: with `values`, or with what was sent and what is wrong with it. `read`
 * makes values of fields where they are others.
 */
export function usePostedForm<Values extends Record<string, string>>(
  values: Values,
  read: (fields: Readonly<Record<string, string>>) => Readonly<Record<string, string>> = (fields) => fields,
) {
  const answer = useActionData() as FormAnswer | undefined;
  const typed = answer ? read(answer.typed) : {};
  const initialValues = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typed[name] ?? value]),
  ) as Values;
  const { fields, rest } = answer ? faultsOf(answer, values) : { fields: {}, rest: null };
  return {
    /** For `useForm`. */
    start: {
      initialValues,
      initialErrors: fields,
      enhanceGetInputProps: ({ field, inputProps }: { field: unknown; inputProps: { error?: unknown } }) => ({
        name: String(field),
        // The one input that does not say so itself.
        ...(field === 'password' && inputProps.error ? { 'aria-invalid': true } : {}),
      }),
    },
    /** What went wrong and belongs to no field. */
    error: rest,
    read,
  };
}
