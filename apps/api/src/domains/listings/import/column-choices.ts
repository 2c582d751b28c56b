import * as texts from '@africanscity/messages/listings';
import type { Database, Transaction } from '@africanscity/db/client';
import { InvalidInput } from '../../../errors.ts';
import { columnKey } from './formats/column-names.ts';
import { allColumns, type ColumnChoices, type ImportColumn } from './formats/columns.ts';

/** The meaning that a user gives to the name of a column; null for a column that is not read. */
export interface ColumnChoice {
  name: string;
  column: string | null;
}

const known = new Set<string>(allColumns);

/** Remembers the choices of a user. Throws InvalidInput for a column that listings do not have. */
export async function saveColumnChoices(tx: Transaction, userId: number, choices: ColumnChoice[]): Promise<void> {
  for (const { name, column } of choices) {
    if (column !== null && !known.has(column))
      throw new InvalidInput([{ field: 'columns', defaultMessage: texts.mustNotNameColumn({ column }) }]);
    const columnKeyOfName = columnKey(name).slice(0, 200);
    if (columnKeyOfName === '') continue;
    await tx.importColumnChoice.upsert({
      where: { userId_columnKey: { userId, columnKey: columnKeyOfName } },
      create: { userId, columnKey: columnKeyOfName, meaning: column },
      update: { meaning: column },
    });
  }
}

/** Returns the choices of a user by the key of a name. */
export async function readColumnChoices(db: Database, userId: number): Promise<NonNullable<ColumnChoices['chosen']>> {
  const rows = await db.importColumnChoice.findMany({ where: { userId } });
  return new Map(rows.map(({ columnKey: key, meaning }) => [key, meaning as ImportColumn | null]));
}
