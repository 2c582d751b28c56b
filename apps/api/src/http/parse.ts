import { wordIssue } from '@africanscity/contracts/word-issue';
import type { z } from 'zod';
import { InvalidInput } from '../errors.ts';

/** Validates input. Throws an `InvalidInput` that names each field once, with its first fault. */
export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value, { error: wordIssue });
  if (result.success) return result.data;
  const faults = new Map<string, string>();
  for (const issue of result.error.issues) {
    const field = issue.path.join('.') || 'body';
    if (!faults.has(field)) faults.set(field, lowerFirst(issue.message));
  }
  throw new InvalidInput([...faults].map(([field, defaultMessage]) => ({ field, defaultMessage })));
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
