import { joinChoices } from '@africanscity/messages/formats';
import * as texts from '@africanscity/messages/site';
import type { z } from 'zod';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/** Words for a fault without a message of the schema: the required form of the value. The field's name precedes them. */
export function wordIssue(issue: Issue): string {
  const isBlank = issue.input === undefined || issue.input === null || issue.input === '';
  switch (issue.code) {
    case 'invalid_type':
      return isBlank ? texts.mustNotBeBlank() : (types.get(issue.expected) ?? texts.mustBeOtherKind)();
    case 'invalid_value':
      return (isBlank ? texts.mustBeChosenOf : texts.mustBeValues)({ values: listOf(issue.values) });
    case 'too_small':
      return issue.origin === 'string' && isBlank
        ? texts.mustNotBeBlank()
        : boundOf(issue.origin, 'least', issue.minimum);
    case 'too_big':
      return boundOf(issue.origin, 'other', issue.maximum);
    case 'invalid_format':
      return isBlank ? texts.mustNotBeBlank() : (formats.get(issue.format) ?? texts.mustBeWrittenOtherwise)();
    case 'not_multiple_of':
      return texts.mustBeMultiple({ divisor: String(issue.divisor) });
    case 'unrecognized_keys':
      return texts.mustNotHave({ keys: listOf(issue.keys) });
    default:
      return isBlank ? texts.mustNotBeBlank() : texts.mustBeWrittenOtherwise();
  }
}

const types = new Map<string, () => string>(
  Object.entries({
    string: texts.mustBeText,
    number: texts.mustBeNumber,
    int: texts.mustBeWholeNumber,
    boolean: texts.mustBeTrueOrFalse,
    array: texts.mustBeList,
    object: texts.mustBeObject,
    record: texts.mustBeObject,
    date: texts.mustBeDate,
  }),
);

const formats = new Map<string, () => string>(
  Object.entries({
    email: texts.mustBeEmail,
    url: texts.mustBeUrl,
    uuid: texts.mustBeUuid,
    datetime: texts.mustBeTime,
    date: texts.mustBeDateSuchAs,
    json_string: texts.mustBeJson,
  }),
);

function boundOf(origin: string, bound: 'least' | 'other', limit: number | bigint): string {
  // Limits have no commas, as clients know them.
  const count = { bound, count: Number(limit), limit: String(limit) };
  if (origin === 'string') return texts.mustHaveCharacters(count);
  if (origin === 'array' || origin === 'set') return texts.mustHaveEntries(count);
  return texts.mustBeBound({ bound, limit: String(limit) });
}

function listOf(values: readonly unknown[]): string {
  return joinChoices(values.map(String).filter(Boolean));
}
