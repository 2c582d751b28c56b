import * as siteTexts from '@africanscity/messages/site';
import * as texts from '@africanscity/messages/listings';
import { pricePeriodNames } from '@africanscity/contracts/listings/asking-price';
import type { Field } from '@africanscity/contracts/listings/field-row';
import { type FieldName, fieldOf, type FieldValue, wireFieldNames } from '@africanscity/contracts/listings/fields';
import { longestReference, maxPicturesPerListing } from '@africanscity/contracts/listings/values';
import { plainSpaces } from '@africanscity/contracts/plain-text';
import { requiredText, shortText } from '@africanscity/contracts/wire';
import { z } from 'zod';
import { countryCode, countryFault } from '../../../kernel/countries.ts';
import { hashOfPicture } from '../core/exported.ts';
import { readFieldCell, readYesNo } from './field-cell.ts';
import { isPictureAddress } from './picture-address.ts';
import { pictureNames } from './picture-names.ts';

/** Cells of a row by their columns, each with its own fault. */

// Bytes that are not UTF-8 arrive as replacement characters.
export const utf8 = (text: z.ZodString) => text.refine((value) => !value.includes('\uFFFD'), { error: texts.notUtf8 });
/** Spreadsheets put spaces that do not break into names, which are other names then. */
export const spaced = (schema: z.ZodType<string, string>) =>
  z
    .string()
    .transform((text) => text.replace(/[\u00a0\u2007\u202f]/g, ' '))
    .pipe(schema);
export const required = (max: number) => spaced(utf8(requiredText(max)));
const optional = (max: number) => spaced(utf8(shortText(max)));
/** Also for a column that the file lacks. */
export const absentOr = (max: number) => z.string().default('').pipe(optional(max));

export const reference = z
  .string()
  .default('')
  .pipe(optional(longestReference))
  .refine((text) => !/^\d([.,]\d+)?E\+?\d+$/i.test(text), { error: texts.referenceShortened })
  .refine((text) => !/^\d{4}-\d\d-\d\d$/.test(text), { error: texts.referenceMadeDate })
  .transform((text) => text || null);

export const oneOf = <Value extends string>(values: z.ZodEnum<Record<Value, Value>>) =>
  z
    .string()
    .transform((text) => plainSpaces(text).replace(/^["'“”‘’]+|["'“”‘’]+$/gu, ''))
    .refine((text) => values.safeParse(text).success, {
      error: () => siteTexts.mustBeAmong({ values: values.options.join(', ') }),
    })
    .transform((text) => text as Value);

type FieldShape = { [Name in FieldName]: z.ZodType<FieldValue<Name> | null, string | undefined> };

export const fieldShape = Object.fromEntries(
  wireFieldNames.map((name) => [name, fieldCell(fieldOf(name))]),
) as unknown as FieldShape;

function fieldCell(field: Field) {
  return z
    .string()
    .default('')
    .transform((text, context) => {
      const read = readFieldCell(field, text);
      if ('value' in read) return read.value;
      context.addIssue({ code: 'custom', message: read.reason });
      return z.NEVER;
    });
}

/** The code of a currency in any case; undefined for a blank cell. */
export const currency = z
  .string()
  .default('')
  .transform((text) => plainSpaces(text).toUpperCase() || undefined)
  .pipe(
    z
      .string()
      .regex(/^[A-Z]{3}$/, { error: texts.currencyCodeNeeded })
      .optional(),
  );

export const period = z
  .string()
  .default('')
  .transform((text) => plainSpaces(text).toLowerCase() || undefined)
  .pipe(
    z
      .enum(pricePeriodNames, { error: () => siteTexts.mustBeAmong({ values: pricePeriodNames.join(', ') }) })
      .optional(),
  );

/** Whether the listing is paused. A blank cell is a no. */
export const paused = z
  .string()
  .default('')
  .refine((text) => readYesNo(text) !== undefined, { error: texts.mustBeYesOrNo })
  .transform((text) => readYesNo(text) ?? false);

export const country = z
  .string()
  .trim()
  .transform((text, context) => {
    const code = text && countryCode(text);
    if (code) return code;
    context.addIssue({ code: 'custom', message: countryFault(text) });
    return z.NEVER;
  });

export const pictures = z
  .string()
  .default('')
  .transform(pictureNames)
  .refine((names) => names.length <= maxPicturesPerListing, {
    error: () => texts.mustNameFewerPictures({ count: String(maxPicturesPerListing) }),
  })
  // A name that is no address leads nowhere but into the folder of pictures.
  .refine(
    (names) =>
      names.every(
        (name) =>
          hashOfPicture(name) !== undefined ||
          isPictureAddress(name) ||
          (/^[^/\\\0]{1,255}$/.test(name) && name !== '.' && name !== '..'),
      ),
    { error: texts.mustHoldFileNames },
  );
