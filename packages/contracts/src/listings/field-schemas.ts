import { z } from 'zod';
import { expected, readFieldText } from './field-reading.ts';
import type { Field } from './field-row.ts';
import { type FieldName, fieldOf, type Fields, type FieldValue, type NamesOfAreas, wireFieldNames } from './fields.ts';

/** Schemas of the fields of a listing, made from their rows. */

type Absent<Name extends FieldName> = Fields[Name] extends { absent: 'unchanged' } ? undefined : never;

/** Areas stay the texts that they are, with their unit: `areasOf` reads them. */
type FormValue<Name extends FieldName> = Name extends NamesOfAreas ? string : FieldValue<Name>;

type FormShape = {
  [Name in FieldName]: z.ZodType<FormValue<Name> | null | Absent<Name>, string | null | undefined>;
};

/** The fields as forms send them: text that is blank is null, which means unknown. */
export const fieldFormShape = shapeOf(wireFieldNames, formSchema) as FormShape;

type AnswerShape<Name extends FieldName> = { [Each in Name]: z.ZodType<FieldValue<Each> | null> };

/** Fields of an answer, in the given order; null when nobody said. */
export function fieldAnswerShape<Name extends FieldName>(names: readonly Name[]): AnswerShape<Name> {
  return shapeOf(names, answerSchema) as AnswerShape<Name>;
}

function shapeOf(names: readonly FieldName[], schemaOf: (field: Field) => z.ZodType) {
  return Object.fromEntries(
    names.map((name) => [name, schemaOf(fieldOf(name)).meta({ description: describe(fieldOf(name)) })]),
  );
}

/** The schema of a field's text in a form. */
export function formSchema(field: Field): z.ZodType {
  const text = z
    .string()
    .trim()
    .transform((given, context) => {
      const read = readFieldText(field, given);
      if ('value' in read) return read.value !== null && 'unitField' in field && field.unitField ? given : read.value;
      context.addIssue({ code: 'custom', message: read.reason });
      return z.NEVER;
    })
    .nullable();
  return field.absent === 'unknown' ? text.default(null) : text.optional();
}

/** The schema of a field's value in an answer. */
export function answerSchema(field: Field): z.ZodType {
  if (field.type === 'integer') return z.number().int().nullable();
  if (field.type === 'number') return z.number().nullable();
  if (field.type === 'boolean') return z.boolean().nullable();
  if (field.type === 'cost') return z.string().nullable();
  if (field.type === 'set') return z.array(z.enum(Object.keys(field.options))).nullable();
  return z.enum(Object.keys(field.options)).nullable();
}

/** 'Water (any of running_water, borehole), of House, Apartment; null when it is not known.' */
function describe(field: Field): string {
  const unit = 'unit' in field && field.unit ? `, in ${field.unit()}` : '';
  const options = 'options' in field || field.type === 'cost' ? ` (${expected(field)})` : '';
  return `${field.label()}${unit}${options}, of ${field.appliesTo.join(', ')}; null when it is not known.`;
}
