import { openStatuses, propertyStatuses } from '@africanscity/contracts/lookups';
import { Link } from 'react-router-dom';
import { listAddress, type ListQuery } from './list-query.ts';
import classes from './list-filters.module.css';

interface ListFiltersProps {
  query: ListQuery;
  counts: { propertyType: string; count: number }[];
  cities: { city: string; count: number }[];
}

/** Places shown at once; the others open below them. */
const shownAtOnce = 12;

/** Ways to narrow the list: status, category and location. */
export function ListFilters({ query, counts, cities }: ListFiltersProps) {
  const chosen = cities.findIndex(({ city }) => city === query.city);
  const shown =
    chosen < shownAtOnce ? cities.slice(0, shownAtOnce) : [cities[chosen]!, ...cities.slice(0, shownAtOnce - 1)];
  const others = cities.filter((city) => !shown.includes(city));
  return (
    <nav className={classes.filters} aria-label="Filters">
      <Choice title="Status">
        <Option
          label="For sale or rent"
          to={listAddress(query, { propertyStatus: undefined })}
          current={!query.propertyStatus}
        />
        {openStatuses.map((status) => (
          <Option
            key={status}
            label={propertyStatuses[status]}
            to={listAddress(query, { propertyStatus: status })}
            current={query.propertyStatus === status}
          />
        ))}
      </Choice>
      <Choice title="Categories">
        <Option
          label="All categories"
          to={listAddress(query, { propertyType: undefined })}
          current={!query.propertyType}
        />
        {counts.map(({ propertyType, count }) => (
          <Option
            key={propertyType}
            label={propertyType}
            count={count}
            to={listAddress(query, { propertyType })}
            current={query.propertyType === propertyType}
          />
        ))}
      </Choice>
      <Choice title="Locations">
        <Option label="All locations" to={listAddress(query, { city: undefined })} current={!query.city} />
        <CityOptions query={query} cities={shown} />
      </Choice>
      {others.length > 0 && (
        <details className={classes.more}>
          <summary>{others.length} more locations</summary>
          <ul className={classes.options}>
            <CityOptions query={query} cities={others} />
          </ul>
        </details>
      )}
    </nav>
  );
}

function CityOptions({ query, cities }: Pick<ListFiltersProps, 'query' | 'cities'>) {
  return cities.map(({ city, count }) => (
    <Option key={city} label={city} count={count} to={listAddress(query, { city })} current={query.city === city} />
  ));
}

function Choice({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section>
      <h2 className={classes.title}>{title}</h2>
      <ul className={classes.options}>{children}</ul>
    </section>
  );
}

function Option({ label, count, to, current }: { label: string; count?: number; to: string; current: boolean }) {
  return (
    <li>
      <Link className={classes.option} to={to} aria-current={current || undefined}>
        <span>{label}</span>
        {count !== undefined && <span className={classes.count}>{count}</span>}
      </Link>
    </li>
  );
}
