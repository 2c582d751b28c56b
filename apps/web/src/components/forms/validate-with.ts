import { wordIssue } from '@africanscity/contracts/word-issue';
import type { z } from 'zod';
import { firstByField } from './use-submit.ts';

type Faults = Record<string, string>;

/**
 * Validates a form with a schema of the contract, by the same rules as the server. The schema is loaded on submission;
 * if loading fails, the server's validation reports the errors.
 */
export function validateWith<Values>(schema: () => Promise<z.ZodType>): (values: Values) => Promise<Faults> {
  return (values) =>
    schema().then(
      (fetched) => checkValues(fetched, values),
      (): Faults => ({}),
    );
}

function checkValues(schema: z.ZodType, values: unknown): Faults {
  const issues = schema.safeParse(values, { error: wordIssue }).error?.issues ?? [];
  return firstByField(issues.map(({ path, message }) => ({ field: String(path[0]), defaultMessage: message })));
}
