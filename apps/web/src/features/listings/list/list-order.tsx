import * as texts from '@africanscity/messages/listings';
import type { ListingOrder } from '@africanscity/contracts/listings/listing-filter';
import type { ListingPage } from '@africanscity/contracts/listings/listing-page';
import { defaultListingOrder, listingOrders } from '@africanscity/contracts/listings/values';
import { Button, NativeSelect } from '@mantine/core';
import { IconArrowsSort } from '@tabler/icons-react';
import { localPath } from '../../../ui/local-path.ts';
import { useFollowed } from '../../../components/forms/use-followed.ts';
import { usePendingQuery, useShowList } from '../query/pending-query.ts';
import { HiddenFilterFields } from './filters/hidden-filter-fields.tsx';
import classes from './list-order.module.css';
import { listAddress, type ListQuery } from '../query/list-query.ts';

/** The order of a list. Before JavaScript runs it is a form with a button; then a choice applies at once. */
export function ListOrder({ query: shown, reading }: { query: ListQuery; reading: ListingPage['reading'] }) {
  const query = usePendingQuery(shown);
  const showList = useShowList();
  const order = useFollowed(query.oderBy ?? (query.text ? '' : defaultListingOrder));
  // Only where there is something that distances are measured from.
  const hasCenter = query.latitude || query.place || reading?.parts.some(({ name }) => name === 'place');
  const orders = Object.entries(listingOrders).filter(
    ([value]) => value !== 'distance-ASC' || hasCenter || query.oderBy === value,
  );
  return (
    <form className={classes.form} method="get" action={localPath('/Properties')}>
      <HiddenFilterFields query={query} />
      <input type="hidden" name="size" value={query.size} />
      <NativeSelect
        className={classes.order}
        name="oderBy"
        aria-label={texts.order()}
        leftSection={<IconArrowsSort size={20} aria-hidden />}
        // Remounted with its value: a browser would otherwise restore an older choice.
        autoComplete="off"
        {...order}
        data={[
          ...(query.text ? [{ value: '', label: texts.bestMatch() }] : []),
          ...orders.map(([value, label]) => ({ value, label: label() })),
        ]}
        onChange={(event) => {
          order.onChange(event.currentTarget.value);
          const oderBy = (event.currentTarget.value || undefined) as ListingOrder | undefined;
          showList(listAddress(query, { oderBy }), { preventScrollReset: true });
        }}
      />
      <noscript>
        <Button type="submit" variant="default">
          {texts.apply()}
        </Button>
      </noscript>
    </form>
  );
}
