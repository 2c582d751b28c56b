import pg, { type Pool, type QueryResult } from 'pg';

/** What Postgres did for the statements between two moments. */
export interface Read {
  /** SQL of each statement. */
  statements: string[];
  /** Rows that were looked at, also those that were then left out, by the name of their table. */
  rows: Map<string, number>;
}

interface Asked {
  text: string;
  values?: unknown[];
}

/**
 * Has Postgres explain each statement that the pool is asked, Prisma's as well, as it would be carried out: prepared,
 * on a connection of the same pool. What is asked within a transaction is not seen.
 */
export function watchReads(pool: Pool): { take(): Read; stop(): void } {
  const query = pool.query.bind(pool) as (asked: unknown, values?: unknown[]) => Promise<QueryResult>;
  let read: Read = { statements: [], rows: new Map() };
  const watched = async (given: string | Asked, values?: unknown[]) => {
    const asked = typeof given === 'string' ? { text: given, values } : given;
    read.statements.push(asked.text);
    addRows(read.rows, await explain(pool, asked));
    return query(given, values);
  };
  pool.query = watched as never;
  return {
    take() {
      const taken = read;
      read = { statements: [], rows: new Map() };
      return taken;
    },
    stop: () => void Reflect.deleteProperty(pool, 'query'),
  };
}

async function explain(pool: Pool, { text, values = [] }: Asked): Promise<PlanNode> {
  const client = await pool.connect();
  try {
    await client.query(`PREPARE watched AS ${text}`);
    const execute = values.length ? `EXECUTE watched (${values.map(literal).join(', ')})` : 'EXECUTE watched';
    const { rows } = await client.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      `EXPLAIN (ANALYZE, FORMAT JSON) ${execute}`,
    );
    return rows[0]!['QUERY PLAN'][0]!.Plan;
  } finally {
    await client.query('DEALLOCATE ALL');
    // Its named statements are gone with the others: it must not be used on.
    client.release(true);
  }
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.map((one) => JSON.stringify(one)).join(',')}}`);
  return pg.escapeLiteral(value instanceof Date ? value.toISOString() : String(value));
}

/** A step of a plan that Postgres carried out, as EXPLAIN tells it. */
export interface PlanNode {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

/** Rows by the loops that they are told for, which are all loops but for what is left out, an average. */
export function addRows(rows: Map<string, number>, node: PlanNode): void {
  const table = node['Relation Name'];
  const each =
    node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  if (table) rows.set(table, (rows.get(table) ?? 0) + each * node['Actual Loops']);
  for (const plan of node.Plans ?? []) addRows(rows, plan);
}
