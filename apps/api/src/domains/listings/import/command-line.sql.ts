import { columnOf } from '@africanscity/contracts/listings/field-row';
import { costNames } from '@africanscity/contracts/listings/cost-rows';
import { command, join, name, query, sql } from '../../../kernel/sql.ts';

const costColumns = join(
  costNames.map((cost) => name(`p.${columnOf(cost)}`)),
  ', ',
);

const found = (given: string) => sql`
  SELECT given.*, p.reference FROM jsonb_to_recordset(${given}::jsonb) AS given(
    line int, id int, price numeric, amount bigint, currency text, period price_period, rate numeric)
  JOIN properties p USING (id)
  WHERE p.amount IS NULL AND p.price = given.price AND coalesce(${costColumns}) IS NULL`;

/** Returns the listings that are still priced in the dollars of their rows. Costs in dollars keep a listing as it is. */
export const findPricedInDollars = query(
  { line: 'int4!', id: 'int4!', reference: 'text?' },
  (given: string) => sql`SELECT line, id, reference FROM (${found(given)}) AS found`,
);

/** Gives these listings the amounts of their rows, at the rate of the file, so that their dollars stay. Returns those that changed. */
export const restoreAmounts = query(
  { line: 'int4!', id: 'int4!', reference: 'text?' },
  (given: string, today: Date) => sql`
    WITH held AS (SELECT found.* FROM (${found(given)}) AS found JOIN properties p USING (id) ORDER BY id FOR NO KEY UPDATE OF p)
    UPDATE properties p
    SET amount = held.amount, currency = held.currency, period = held.period, rate = held.rate, rate_date = ${today}::date
    FROM held WHERE p.id = held.id AND p.amount IS NULL AND p.price = held.price
    RETURNING held.line, held.id, held.reference`,
);

/** Removes the entries that restored amounts made in the history of prices during this transaction: the owner asks the same. */
export const forgetRestoring = command(
  (ids: number[]) => sql`
    DELETE FROM listing_changes
    WHERE property_id = ANY (${ids}::int[]) AND changed_at >= date_trunc('milliseconds', now()) AND amount_before IS NULL AND amount IS NOT NULL AND price = price_before`,
);

/** Returns whether the database has the tables of the schema. */
export const findTables = query(
  { present: 'bool?' },
  () => sql`SELECT to_regclass('properties') IS NOT NULL AS present`,
);

/** Returns whether the database has the tables of the queue of jobs. */
export const findQueue = query({ present: 'bool?' }, () => sql`SELECT to_regclass('jobs.job') IS NOT NULL AS present`);
