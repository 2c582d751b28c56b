import * as texts from '@africanscity/messages/site';
import { ApiError, InvalidInput } from '../errors.ts';

/** Text fields of a body, by name. Has no prototype, so that a name can never reach one. */
export type FormFields = Record<string, string>;

/** More fields than any form of ours has. A client that echoes a whole object back stays far below. */
export const maxFields = 200;
export const maxFieldBytes = 65_536;

export function createFields(): FormFields {
  return Object.create(null) as FormFields;
}

/** Adds a field unchanged, or throws its fault. Nothing is cut, repaired or overwritten. */
export function addField(fields: FormFields, name: string, value: unknown): void {
  refuseBadName(name);
  if (name in fields) throw new InvalidInput([{ field: name, defaultMessage: texts.isGivenTwice() }]);
  if (typeof value !== 'string') throw new InvalidInput([{ field: name, defaultMessage: texts.mustBeText() }]);
  if (value.length > maxFieldBytes) throw tooLong(name);
  // Decoders put this character in place of invalid UTF-8.
  if (value.includes('\uFFFD')) throw new InvalidInput([{ field: name, defaultMessage: texts.holdsUnreadable() }]);
  fields[name] = value;
}

export function tooLong(name: string): InvalidInput {
  return new InvalidInput([{ field: name, defaultMessage: texts.isTooLong() }]);
}

/** Refuses a part without a name, and names with a meaning in JavaScript itself. */
export function refuseBadName(name: unknown): asserts name is string {
  if (typeof name !== 'string' || name === '') throw malformed(texts.fieldNoName());
  const reserved = name.split(/[.[\]]/).some((segment) => segment === 'prototype' || segment in Object.prototype);
  if (reserved) throw malformed(texts.fieldNameNotAllowed());
}

export function malformed(message = texts.formCannotRead()): ApiError {
  return new ApiError(400, 'malformed_form', message);
}

export function tooLarge(message: string): ApiError {
  return new ApiError(413, 'too_large', message);
}
