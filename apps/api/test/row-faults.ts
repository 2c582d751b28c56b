import type { Columns } from '../src/kernel/sql-columns.ts';
import type { Statement } from '../src/kernel/sql.ts';
import type pg from 'pg';

/** A column as Postgres describes it: `canBeNull` is known of a table's column alone. */
interface Described {
  name: string;
  type: string;
  canBeNull: boolean | undefined;
}

/**
 * Returns how the columns of a statement differ from those that the database describes. The statement does not run. An outer
 * join makes null what its table forbids, so `?` is accepted there.
 */
export async function rowFaults(client: pg.Client, statement: Statement): Promise<string[]> {
  const { text } = statement.exampleSql();
  const described = await describeColumns(client, text);
  if (!statement.columns) return [];
  const declared = new Map(Object.entries<Columns[string]>(statement.columns));
  const hasOuterJoin = /\b(LEFT|RIGHT|FULL) JOIN\b/i.test(text);
  const faults = described.flatMap(({ name, type, canBeNull }) => {
    const column = declared.get(name);
    declared.delete(name);
    if (column === undefined) return [`${name} is not declared`];
    const mark = /[?!]$/.exec(column)?.[0];
    const declaredType = column.replace(/[?!]$/, '').replace('?[]', '[]');
    if (declaredType !== type) return [`${name} is ${type}, declared as ${declaredType}`];
    if (canBeNull === true && mark === undefined) return [`${name} can be null`];
    if (canBeNull === false && mark !== undefined && !hasOuterJoin)
      return [`${name} is never null, declared as ${column}`];
    return [];
  });
  return [...faults, ...Array.from(declared.keys(), (name) => `${name} is not in the rows`)];
}

async function describeColumns(client: pg.Client, text: string): Promise<Described[]> {
  const fields = await new Promise<pg.FieldDef[]>((resolve, reject) =>
    client.query(new Description(text, resolve, reject)),
  );
  const { rows } = await client.query<Described>(
    `SELECT f.name, coalesce(element.typname || '[]', t.typname) AS type, NOT a.attnotnull AS "canBeNull"
    FROM jsonb_to_recordset($1) AS f (place int, name text, type oid, "table" oid, "column" int)
      JOIN pg_type t ON t.oid = f.type LEFT JOIN pg_type element ON element.oid = t.typelem AND t.typcategory = 'A'
      LEFT JOIN pg_class c ON c.oid = f."table" AND c.relkind = 'r'
      LEFT JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = f."column"
    ORDER BY f.place`,
    [
      JSON.stringify(
        fields.map((f, place) => ({ place, name: f.name, type: f.dataTypeID, table: f.tableID, column: f.columnID })),
      ),
    ],
  );
  return rows.map((row) => ({ ...row, canBeNull: row.canBeNull ?? undefined }));
}

/** The parts of the protocol that prepare a statement and describe it, without running it. */
class Description implements pg.Submittable {
  private fields: pg.FieldDef[] = [];
  private readonly text: string;
  private readonly resolve: (fields: pg.FieldDef[]) => void;
  readonly handleError: (error: Error) => void;

  constructor(text: string, resolve: (fields: pg.FieldDef[]) => void, reject: (error: Error) => void) {
    this.text = text;
    this.resolve = resolve;
    this.handleError = reject;
  }

  submit(connection: pg.Connection): void {
    connection.parse({ name: '', text: this.text, types: [] }, true);
    connection.describe({ type: 'S', name: '' }, true);
    connection.sync();
  }

  handleRowDescription(message: { fields: pg.FieldDef[] }): void {
    this.fields = message.fields;
  }

  handleReadyForQuery(): void {
    this.resolve(this.fields);
  }
}
