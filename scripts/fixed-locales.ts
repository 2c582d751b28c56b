import { Visitor } from 'oxc-parser';

/** Classes of `Intl` that write texts. */
const writers = /(?:Format|Names|PluralRules)$/;

interface Call {
  start: number;
  callee: unknown;
  arguments: unknown[];
}

/**
 * Finds where a module writes numbers, dates or names in a fixed language, or in that of the device: `toLocaleString('en')`,
 * `new Intl.NumberFormat()`. Returns their positions.
 */
export function fixedLocalesIn(program: Parameters<Visitor['visit']>[0]): number[] {
  const found: number[] = [];
  const check = ({ start, callee, arguments: [locale] }: Call) => {
    if (isWriter(callee) && (locale === undefined || hasText(locale))) found.push(start);
  };
  new Visitor({ CallExpression: check, NewExpression: check }).visit(program);
  return found;
}

function isWriter(callee: unknown): boolean {
  const { object, property } = callee as { object?: { name?: string }; property?: { name?: string } };
  const name = property?.name ?? '';
  return /^toLocale(?:Date|Time)?String$/.test(name) || (object?.name === 'Intl' && writers.test(name));
}

/** Whether a part of an expression is a text: `isEnglish ? 'en-GB' : language()`. */
function hasText(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  const { type, value } = node as { type?: string; value?: unknown };
  if (type === 'TemplateLiteral' || (type === 'Literal' && typeof value === 'string')) return true;
  return Object.values(node).some(hasText);
}
