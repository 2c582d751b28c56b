import type { ListingFilter } from '@africanscity/contracts/listings/listing-filter';
import type { AppContext } from '../../../../context.ts';
import { runSearch } from '../run-search.ts';
import { countedFilter } from './page-sql.ts';

/**
 * The filter with its kind as a type, where all else is counted ahead and nothing lies beneath the kind: its listings are
 * those of the type, and none where there is no such kind.
 */
export async function leafAsType(ctx: Pick<AppContext, 'pool'>, filter: ListingFilter): Promise<ListingFilter> {
  const { kind, ...rest } = filter;
  if (kind === undefined || rest.propertyType !== undefined || countedFilter(rest) === null) return filter;
  const [row] = await runSearch<{ isGroup: boolean }>(ctx, isGroup, [kind]);
  return row?.isGroup ? filter : { ...rest, propertyType: kind };
}

const isGroup = `SELECT EXISTS (SELECT FROM property_types WHERE parent = $1::text) AS "isGroup"`;
