import type { z } from 'zod';
import { InvalidInput } from '../errors.ts';

/** Validates, or throws an `InvalidInput` that names each field. */
export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new InvalidInput(
    result.error.issues.map((issue) => ({
      field: issue.path.join('.') || 'body',
      defaultMessage: lowerFirst(issue.message),
    })),
  );
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
