import { listingOrders, type ListingOrder } from '@africanscity/contracts/listings';
import { pageSizes } from '@africanscity/contracts/wire';
import { Button, NativeSelect } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { filterNames, listAddress, type ListQuery } from './list-query.ts';
import classes from './list-tools.module.css';

/** Order and page size. Before JavaScript runs it is a form with a button; after that a choice acts at once. */
export function ListTools({ query }: { query: ListQuery }) {
  const navigate = useNavigate();
  const show = (change: Partial<ListQuery>) => void navigate(listAddress(query, change), { preventScrollReset: true });
  return (
    <form className={classes.tools} method="get" action="/Properties" key={JSON.stringify(query)}>
      {filterNames.map((name) => query[name] && <input key={name} type="hidden" name={name} value={query[name]} />)}
      <NativeSelect
        className={classes.order}
        name="oderBy"
        aria-label="Order"
        defaultValue={query.oderBy}
        data={Object.entries(listingOrders).map(([value, label]) => ({ value, label }))}
        onChange={(event) => show({ oderBy: event.currentTarget.value as ListingOrder })}
      />
      <NativeSelect
        name="size"
        aria-label="Listings per page"
        defaultValue={String(query.size)}
        data={pageSizes.map((size) => ({ value: String(size), label: `${size} per page` }))}
        onChange={(event) => show({ size: Number(event.currentTarget.value) })}
      />
      <noscript>
        <Button type="submit" variant="default">
          Apply
        </Button>
      </noscript>
    </form>
  );
}
