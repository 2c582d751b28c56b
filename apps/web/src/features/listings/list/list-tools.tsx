import type { ListingOrder } from '@africanscity/contracts/listings/listing-filter';
import { pageSizes } from '@africanscity/contracts/values';
import { listingOrders, defaultListingOrder } from '@africanscity/contracts/listings/values';
import { Button, NativeSelect } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { KeptFilters } from './kept-filters.tsx';
import { listAddress, type ListQuery } from './list-query.ts';
import classes from './list-tools.module.css';

/** Order and page size. Before JavaScript runs it is a form with a button; after that a choice acts at once. */
export function ListTools({ query }: { query: ListQuery }) {
  const navigate = useNavigate();
  const show = (change: Partial<ListQuery>) => void navigate(listAddress(query, change), { preventScrollReset: true });
  return (
    <form className={classes.tools} method="get" action="/Properties" key={JSON.stringify(query)}>
      <KeptFilters query={query} />
      <NativeSelect
        className={classes.order}
        name="oderBy"
        aria-label="Order"
        defaultValue={query.oderBy ?? (query.text ? '' : defaultListingOrder)}
        data={[
          ...(query.text ? [{ value: '', label: 'Best match' }] : []),
          ...Object.entries(listingOrders).map(([value, label]) => ({ value, label })),
        ]}
        onChange={(event) => show({ oderBy: (event.currentTarget.value || undefined) as ListingOrder | undefined })}
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
