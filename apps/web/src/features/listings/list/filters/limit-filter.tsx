import { priceLabel } from '../../query/filter-groups.ts';
import { listAddress, type ListQuery } from '../../query/list-query.ts';
import { FilterChoice, FilterOption } from './filter-option.tsx';

interface LimitFilterProps {
  title: string;
  name: 'moveInMax' | 'bedPriceMax';
  query: ListQuery;
  limits: number[];
  /** Currency (ISO 4217) of the limits; undefined for dollars. */
  currency: string | undefined;
}

/** Offers limits of an amount, of which one may be chosen. */
export function LimitFilter({ title, name, query, limits, currency }: LimitFilterProps) {
  return (
    <FilterChoice title={title}>
      {limits.map(String).map((limit) => {
        const current = query[name] === limit;
        return (
          <FilterOption
            key={limit}
            label={priceLabel({ priceMax: limit, currency })}
            to={listAddress(query, { [name]: current ? undefined : limit, currency })}
            current={current}
          />
        );
      })}
    </FilterChoice>
  );
}
