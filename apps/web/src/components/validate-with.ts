import { wordIssue } from '@africanscity/contracts/word-issue';
import type { z } from 'zod';
import { joinByField } from './use-submit.ts';

type Faults = Record<string, string>;

/**
 * Checks a form by a schema of the contract: the rules that the server applies as well, said at the field at once. Only
 * who sends the form fetches the schema; while that fails, the server's own check says the same.
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
  return joinByField(issues.map(({ path, message }) => ({ field: String(path[0]), defaultMessage: message })));
}
