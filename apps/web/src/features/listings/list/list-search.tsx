import * as texts from '@africanscity/messages/listings';
import { Button } from '@mantine/core';
import type { FormEvent } from 'react';
import { localPath } from '../../../ui/local-path.ts';
import { useStatusLabels } from '../../../api/status-labels.ts';
import { useCurrency } from '../../../components/visitor/chosen-currency.tsx';
import { useFollowed } from '../../../components/forms/use-followed.ts';
import { rememberSearch } from '../search-box/recent-searches.ts';
import { SearchField } from '../search-box/search-field.tsx';
import { usePendingQuery, useShowList } from '../query/pending-query.ts';
import { HiddenFilterFields } from './filters/hidden-filter-fields.tsx';
import { listAddress, type ListQuery } from '../query/list-query.ts';
import { currencyOfSearch } from '../query/price-currency.ts';
import classes from './list-search.module.css';

/** The text search of a list. It is a form, so that it works without scripts. */
export function ListSearch({ query: listed }: { query: ListQuery }) {
  const query = usePendingQuery(listed);
  const showList = useShowList();
  const labels = useStatusLabels();
  const currency = currencyOfSearch(query, useCurrency());
  const words = useFollowed(query.text ?? '');

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('text')).trim();
    search({ text: text || undefined });
  }

  function search(change: Partial<ListQuery>) {
    const address = listAddress(query, { currency, ...change });
    rememberSearch(address, labels);
    showList(address);
  }

  return (
    <search className={classes.search}>
      <form className={classes.form} method="get" action={localPath('/Properties')} onSubmit={submit}>
        <HiddenFilterFields query={{ ...query, currency }} except={['text']} />
        <SearchField
          className={classes.text}
          size="md"
          aria-label={texts.searchListings()}
          placeholder={texts.search()}
          example={texts.searchExample()}
          {...words}
          status={query.propertyStatus}
          onSuggestion={({ kind, value }, rest) => {
            words.onChange(rest);
            // A typed place replaces the chosen place.
            const chosen =
              kind === 'type'
                ? { propertyType: undefined, kind: value }
                : { place: value, nearby: undefined, city: undefined };
            search({ ...chosen, text: rest || undefined });
          }}
        />
        <Button type="submit" size="md" className={classes.submit}>
          {texts.search()}
        </Button>
      </form>
    </search>
  );
}
