import * as texts from '@africanscity/messages/listings';
import { inLanguage } from '@africanscity/messages/language';
import { languages } from '@africanscity/messages/languages';
import { expected, readFieldText } from '@africanscity/contracts/listings/field-reading';
import type { Field } from '@africanscity/contracts/listings/field-row';
import { plainSpaces, westernDigits } from '@africanscity/contracts/plain-text';

/** Texts that offices write for an unknown value. */
const unknown = new Set(['', '-', '–', '—', 'n/a', 'na']);

const yesNo = new Map([
  ['yes', 'true'],
  ['y', 'true'],
  ['true', 'true'],
  ['1', 'true'],
  ['oui', 'true'],
  ['sim', 'true'],
  ['ndiyo', 'true'],
  ['نعم', 'true'],
  ['no', 'false'],
  ['n', 'false'],
  ['false', 'false'],
  ['0', 'false'],
  ['non', 'false'],
  ['não', 'false'],
  ['nao', 'false'],
  ['hapana', 'false'],
  ['لا', 'false'],
]);

/** Reads a cell of yes or no: null for a blank one, and undefined for anything else. */
export function readYesNo(cell: string): boolean | null | undefined {
  const text = plainSpaces(cell).toLowerCase();
  const word = yesNo.get(text);
  return word === undefined ? (unknown.has(text) ? null : undefined) : word === 'true';
}

/**
 * Reads a cell of a field: "3", "3.0" and "3,0" for a whole number, a name or label for a choice, "yes" and "no", several names or labels with
 * commas or semicolons between them. Labels and yes may be of any language. Returns null for a blank cell, and a reason for anything else.
 */
export function readFieldCell(
  field: Field,
  cell: string,
): { value: number | string | boolean | readonly string[] | null } | { reason: string } {
  // Fractions, which other numbers have none of, are one character here: "1½ acres".
  const isArea = field.type === 'number' && field.unitField !== undefined;
  const text = isArea ? plainSpaces(westernDigits(cell)).toLowerCase() : cellText(field, cell);
  if (unknown.has(text)) return { value: null };
  const read = readFieldText(field, isArea ? text.replace(/^(\d+)[,·](\d{1,2})$/, '$1.$2') : asSent(field, text));
  if ('value' in read && read.value !== null) return read;
  const shown = `"${plainSpaces(cell).slice(0, 40)}"`;
  return { reason: texts.cellMustBe({ expected: expected(field), cell: shown }) };
}

function cellText(field: Field, cell: string): string {
  return withoutUnit(field, plainSpaces(westernDigits(cell.normalize('NFKC'))).toLowerCase());
}

/** "1200 litres" without its unit. */
function withoutUnit(field: Field, text: string): string {
  const units = 'unit' in field && field.unit ? inAllLanguages(field.unit) : [];
  const unit = units.map((one) => one.normalize('NFKC')).find((one) => text.endsWith(one));
  return unit ? text.slice(0, -unit.length).trim() : text;
}

/** The text that a form would send for it. */
function asSent(field: Field, text: string): string {
  if (field.type === 'set')
    return text
      .split(/[,;|]/)
      .filter((part) => part.trim())
      .map((part) => optionNamed(field.options, part.trim()))
      .join(',');
  if (field.type === 'boolean') return yesNo.get(text) ?? text;
  // "200,000" has groups of three digits, "10 %" and "7,5%" are shares.
  if (field.type === 'cost') return text.replace(/,(?=\d{3}(\D|$))/g, '').replace(',', '.');
  if (field.type === 'number') return text.replace(/^(\d+)[,·](\d+)$/, '$1.$2');
  if (field.type === 'integer') return text.replace(/^(-?\d+)[.,·]0{1,2}$/, '$1');
  return optionNamed(field.options, text);
}

function optionNamed(options: Readonly<Record<string, () => string>>, text: string): string {
  const named = Object.entries(options).find(([name, label]) =>
    [name.toLowerCase(), ...inAllLanguages(label)].some(
      (one) => one.replaceAll('_', ' ') === text.replaceAll('_', ' '),
    ),
  );
  return named?.[0] ?? text;
}

const inLowerCase = new Map<() => string, string[]>();

/** Returns a label in each language, in lower case. */
function inAllLanguages(label: () => string): string[] {
  const known = inLowerCase.get(label) ?? languages.map((one) => inLanguage(one, label).toLowerCase());
  inLowerCase.set(label, known);
  return known;
}
