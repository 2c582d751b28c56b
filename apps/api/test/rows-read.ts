import pg, { type Pool, type QueryResult } from 'pg';

/** The work of Postgres for the statements between two moments. */
export interface Read {
  /** SQL of each statement. */
  statements: string[];
  /** Rows that were read, including those that were then filtered out, by table. */
  rows: Map<string, number>;
  /** Bytes of the widest row that was sorted, as planned. */
  widestSorted: number;
}

interface Asked {
  text: string;
  values?: unknown[];
}

/**
 * Has Postgres explain each statement of the pool, including Prisma's, as it would be executed: prepared, on a connection of
 * the same pool. Omits statements within a transaction.
 */
export function watchReads(pool: Pool): { take(): Read; stop(): void } {
  const query = pool.query.bind(pool) as (asked: unknown, values?: unknown[]) => Promise<QueryResult>;
  const nothing = (): Read => ({ statements: [], rows: new Map(), widestSorted: 0 });
  let read = nothing();
  const watched = async (given: string | Asked, values?: unknown[]) => {
    const asked = typeof given === 'string' ? { text: given, values } : given;
    read.statements.push(asked.text);
    const plan = await explain(pool, asked);
    addRows(read.rows, plan);
    read.widestSorted = Math.max(read.widestSorted, widestSortedIn(plan));
    return query(given, values);
  };
  pool.query = watched as never;
  return {
    take() {
      const taken = read;
      read = nothing();
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
    // Its named statements are gone too, so it must not be used again.
    client.release(true);
  }
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.map((one) => JSON.stringify(one)).join(',')}}`);
  return pg.escapeLiteral(value instanceof Date ? value.toISOString() : String(value));
}

/** An executed step of a plan, as EXPLAIN returns it. */
export interface PlanNode {
  'Node Type': string;
  /** Average bytes of a row. */
  'Plan Width': number;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

/** Rows times loops; for removed rows EXPLAIN gives an average. */
export function addRows(rows: Map<string, number>, node: PlanNode): void {
  const table = node['Relation Name'];
  const each =
    node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  if (table) rows.set(table, (rows.get(table) ?? 0) + each * node['Actual Loops']);
  for (const plan of node.Plans ?? []) addRows(rows, plan);
}

function widestSortedIn(node: PlanNode): number {
  const own = node['Node Type'] === 'Sort' ? node['Plan Width'] : 0;
  return Math.max(own, ...(node.Plans ?? []).map(widestSortedIn));
}
