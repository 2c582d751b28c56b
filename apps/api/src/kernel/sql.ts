import { Prisma } from '@africanscity/db/generated/client';
import type { Transaction } from '@africanscity/db/client';
import type { Columns, Row } from './sql-columns.ts';

/** A value that is bound as a parameter. */
export type Value = string | number | bigint | boolean | Date | null | Uint8Array | Prisma.Decimal | readonly Value[];

declare const brand: unique symbol;
/** A piece of SQL with its parameters. Only `sql` makes one, so no plain string becomes SQL. */
export type Fragment = Prisma.Sql & { readonly [brand]: true };

/** Builds SQL. Values become parameters, fragments become part of the text. */
export function sql(text: TemplateStringsArray, ...parts: readonly (Value | Fragment)[]): Fragment {
  return Prisma.sql(text, ...parts) as Fragment;
}

type Separator = ' ' | ', ' | ' AND ' | ' OR ' | ' UNION ' | ' UNION ALL ' | ' + ' | ' - ' | ' | ';

/** Joins at least one fragment. */
export function join(fragments: readonly Fragment[], separator: Separator): Fragment {
  return Prisma.join(fragments, separator) as Fragment;
}

/** Quotes the name of a table or a column, or of a table's column as `table.column`. */
export function name(identifier: string): Fragment {
  if (!/^[a-z]\w*(\.[a-z]\w*)?$/i.test(identifier)) throw new Error(`${identifier} is no name in SQL`);
  // The name holds nothing but letters, digits and underscores.
  return Prisma.raw(`"${identifier.replace('.', '"."')}"`) as Fragment;
}

/** Writes a number into SQL, where the plan of a prepared statement depends on it. */
export function literal(number: number): Fragment {
  return Prisma.raw(String(Number(number))) as Fragment;
}

/** Writes words of the program's own, such as a status, as one literal: 'FOR_SALE', or '{furnished,gym}' of an array. */
export function word(given: string | readonly string[]): Fragment {
  const words = typeof given === 'string' ? [given] : given;
  const odd = words.find((one) => !/^\w+$/.test(one));
  if (odd !== undefined) throw new Error(`${odd} is no word in SQL`);
  return Prisma.raw(typeof given === 'string' ? `'${given}'` : `'{${words.join(',')}}'`) as Fragment;
}

type Reader = Pick<Transaction, '$queryRaw'>;
type Writer = Pick<Transaction, '$executeRaw'>;

/**
 * A statement of a `.sql.ts` file. `row-types.test.ts` lets the database describe it, built with the example: nulls unless
 * the statement names others, as values change nothing about types.
 */
export interface Statement {
  /** The columns of its rows; undefined for a statement without rows. */
  columns: Columns | undefined;
  exampleSql(): Fragment;
}

type Query<Args extends unknown[], Found> = Statement & ((db: Reader, ...args: Args) => Promise<Found[]>);
type Command<Args extends unknown[]> = Statement & ((db: Writer, ...args: Args) => Prisma.PrismaPromise<number>);

/** Declares a statement that returns rows, by their columns: `query({ id: 'int4', place: 'text?' }, (id: number) => sql`…`)`. */
export function query<const C extends Columns, Args extends unknown[]>(
  columns: C,
  build: (...args: Args) => Fragment,
  example?: NoInfer<Args>,
): Query<Args, Row<C>> {
  const run = (db: Reader, ...args: Args) => db.$queryRaw<Row<C>[]>(build(...args));
  return Object.assign(run, { columns, exampleSql: () => exampleOf(build, example) });
}

/** Declares a statement without rows. It returns how many rows it changed. */
export function command<Args extends unknown[]>(
  build: (...args: Args) => Fragment,
  example?: NoInfer<Args>,
): Command<Args> {
  const run = (db: Writer, ...args: Args) => db.$executeRaw(build(...args));
  return Object.assign(run, { columns: undefined, exampleSql: () => exampleOf(build, example) });
}

export function exampleOf<Args extends unknown[]>(
  build: (...args: Args) => Fragment,
  example: Args | undefined,
): Fragment {
  return build(...(example ?? (Array<null>(build.length).fill(null) as unknown as Args)));
}
