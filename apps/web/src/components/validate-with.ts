import type { z } from 'zod';
import { joinByField } from './use-submit.ts';

/** Checks a form by a schema of the contract: the rules that the server applies as well, said at the field at once. */
export function validateWith<Values>(schema: z.ZodType): (values: Values) => Record<string, string> {
  return (values) => {
    const result = schema.safeParse(values);
    const issues = result.error?.issues ?? [];
    return joinByField(issues.map((issue) => ({ field: String(issue.path[0]), defaultMessage: issue.message })));
  };
}
