import * as texts from '@africanscity/messages/listings';
import { pageSizes } from '@africanscity/contracts/values';
import { Button, NativeSelect } from '@mantine/core';
import { localPath } from '../../../ui/local-path.ts';
import { useFollowed } from '../../../components/forms/use-followed.ts';
import { usePendingQuery, useShowList } from '../query/pending-query.ts';
import { HiddenFilterFields } from './filters/hidden-filter-fields.tsx';
import { listAddress, type ListQuery } from '../query/list-query.ts';
import classes from './page-size.module.css';

/** The page size of a list, at its end. Before JavaScript runs it is a form with a button. */
export function PageSize({ query: shown }: { query: ListQuery }) {
  const query = usePendingQuery(shown);
  const showList = useShowList();
  const size = useFollowed(String(query.size));
  return (
    <form className={classes.form} method="get" action={localPath('/Properties')}>
      <HiddenFilterFields query={query} />
      {query.oderBy && <input type="hidden" name="oderBy" value={query.oderBy} />}
      <NativeSelect
        name="size"
        aria-label={texts.listingsPerPage()}
        // Remounted with its value: a browser would otherwise restore an older choice.
        autoComplete="off"
        {...size}
        data={pageSizes.map((size) => ({ value: String(size), label: texts.perPage({ count: String(size) }) }))}
        onChange={(event) => {
          size.onChange(event.currentTarget.value);
          showList(listAddress(query, { size: Number(event.currentTarget.value) }));
        }}
      />
      <noscript>
        <Button type="submit" variant="default">
          {texts.show()}
        </Button>
      </noscript>
    </form>
  );
}
