import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { DriverColumns, Row } from './sql-columns.ts';
import { exampleOf, type Fragment, type Statement } from './sql.ts';

type Driver = Pick<Pool, 'query'>;

type DriverQuery<Args extends unknown[], Found> = Statement & ((driver: Driver, ...args: Args) => Promise<Found[]>);

/**
 * Declares a statement that the driver beneath Prisma runs, prepared under a name: turning a page's rows into Prisma's own form
 * and back would cost a fifth of the page. Its SQL has few forms.
 */
export function preparedQuery<const C extends DriverColumns, Args extends unknown[]>(
  columns: C,
  build: (...args: Args) => Fragment,
  example?: NoInfer<Args>,
): DriverQuery<Args, Row<C>> {
  return declare(columns, build, example, nameOf);
}

/**
 * Declares a statement that the driver beneath Prisma runs, planned each time by its values. For those of filters, whose SQL has
 * thousands of forms.
 */
export function plannedQuery<const C extends DriverColumns, Args extends unknown[]>(
  columns: C,
  build: (...args: Args) => Fragment,
  example?: NoInfer<Args>,
): DriverQuery<Args, Row<C>> {
  return declare(columns, build, example);
}

/** `nameFor` returns the name of a prepared statement. */
function declare<C extends DriverColumns, Args extends unknown[]>(
  columns: C,
  build: (...args: Args) => Fragment,
  example?: NoInfer<Args>,
  nameFor?: (text: string) => string,
): DriverQuery<Args, Row<C>> {
  const run = async (driver: Driver, ...args: Args) => {
    const { text, values } = statementOf(build(...args));
    return (await driver.query<Row<C>>({ ...(nameFor && { name: nameFor(text) }), text, values })).rows;
  };
  return Object.assign(run, { columns, exampleSql: () => exampleOf(build, example) });
}

const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}

/** Returns the text and the values of a statement. A value that recurs with the same cast is bound once. */
export function statementOf({ strings, values }: Fragment): { text: string; values: unknown[] } {
  const bound: unknown[] = [];
  const places = new Map<unknown, Map<string, number>>();
  let text = strings[0] ?? '';
  for (const [at, value] of values.entries()) {
    const after = strings[at + 1] ?? '';
    const cast = /^::\w+(?:\[\])?/.exec(after)?.[0];
    const ofValue = places.get(value) ?? new Map<string, number>();
    const place = (cast && ofValue.get(cast)) || bound.push(value);
    if (cast) places.set(value, ofValue.set(cast, place));
    text += `$${place}${after}`;
  }
  return { text, values: bound };
}
