import { withCommas } from '@africanscity/messages/formats';
import * as texts from '@africanscity/messages/listings';
import { typeName } from '@africanscity/contracts/listings/type-names';
import type { KindCount, ListingFacets } from '@africanscity/contracts/listings/facets';
import { FilterChoice, FilterOption } from './filter-option.tsx';
import { FoldedOptions } from './folded-options.tsx';
import { branchesOf } from '../../core/kinds.ts';
import classes from './list-filters.module.css';
import { listAddress, type ListQuery } from '../../query/list-query.ts';

interface KindFilterProps {
  query: ListQuery;
  /** Property types to offer, in tree order. */
  kinds: KindCount[];
  /** Absent if the counts failed. */
  counts: ListingFacets['kind'] | undefined;
  /** Whether the counts are lower bounds. */
  atLeast: boolean;
}

/** Number of types that a collapsed branch names. */
const named = 2;

/** The property types as a tree. A branch is open when it has the chosen type. */
export function KindFilter({ query, kinds, counts, atLeast }: KindFilterProps) {
  const chosen = query.kind ?? query.propertyType;
  const option = ({ kind, depth }: KindCount, within: number) => ({
    label: typeName(kind),
    depth: depth - within,
    count: counts && (counts.find(({ value }) => value === kind)?.count ?? 0),
    atLeast,
    to: listAddress(query, { kind, propertyType: undefined }),
    current: chosen === kind,
  });
  return (
    <FilterChoice title={texts.categories()}>
      <FilterOption
        label={texts.allCategories()}
        to={listAddress(query, { kind: undefined, propertyType: undefined })}
        current={!chosen}
      />
      {branchesOf(kinds).map(({ top, beneath }) => [
        <FilterOption key={top.kind} {...option(top, 0)} />,
        beneath.length > 0 && (
          <li key={`in ${top.kind}`}>
            <FoldedOptions
              className={classes.branch}
              open={beneath.some(({ kind }) => kind === chosen)}
              summary={
                <>
                  <span className={classes.folded}>{describeBranch(beneath)}</span>
                  <span className={classes.unfolded}>{texts.showFewer()}</span>
                </>
              }
              options={beneath.map((kind) => option(kind, top.depth))}
            />
          </li>
        ),
      ])}
    </FilterChoice>
  );
}

/** 'Duplex, Bungalow and 9 more'. */
function describeBranch(beneath: KindCount[]): string {
  const least = Math.min(...beneath.map(({ depth }) => depth));
  const names = beneath.flatMap(({ kind, depth }) => (depth === least ? [typeName(kind)] : [])).slice(0, named);
  const more = beneath.length - names.length;
  const [first = '', second] = names;
  if (more > 0) return texts.branchAndMore({ names: withCommas(names), count: more });
  return second === undefined ? first : texts.branchOfTwo({ first, second });
}
