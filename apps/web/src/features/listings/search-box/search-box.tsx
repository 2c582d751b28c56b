import * as texts from '@africanscity/messages/listings';
import type { KindCount } from '@africanscity/contracts/listings/facets';
import type { ListingFilterTexts } from '@africanscity/contracts/listings/filters';
import { Button, NativeSelect } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStatusLabels } from '../../../api/status-labels.ts';
import { useCurrency } from '../../../components/visitor/chosen-currency.tsx';
import { localPath } from '../../../ui/local-path.ts';
import { paths } from '../../../app/paths.ts';
import { kindOptions, kindsToOffer } from '../core/kinds.ts';
import { PlaceChips, type PopularPlace } from './place-chips.tsx';
import { rememberSearch } from './recent-searches.ts';
import classes from './search-box.module.css';
import { SearchField } from './search-field.tsx';
import { type OpenStatus, StatusChoice } from './status-choice.tsx';

interface SearchBoxProps {
  /** In display order. */
  kinds: KindCount[];
  cities: { city: string; count: number }[];
  /** Offered below the form to visitors without recent places. Without them there is no row of places. */
  popular?: PopularPlace[];
}

const formId = 'home-search';

/**
 * The large search form: text, status, type and city, and a row of places. The list page parses the text, so that it
 * means the same in every search field. Without scripts it is a plain form to /Properties.
 */
export function SearchBox({ kinds, cities, popular }: SearchBoxProps) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [status, setStatus] = useState<OpenStatus>('FOR_SALE');
  const [kind, setKind] = useState('');
  const [city, setCity] = useState('');
  const labels = useStatusLabels();
  const currency = useCurrency()?.code;
  const largest = cities.toSorted((one, other) => other.count - one.count)[0];
  const offered = kindsToOffer(kinds, { status, counted: [], chosen: kind });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // Reads the form's fields: input from before hydration is not in the state.
    const form = new FormData(event.currentTarget);
    const asked = (name: string) => String(form.get(name) ?? '').trim();
    const place = placeOf(event.nativeEvent);
    search({
      propertyStatus: asked('propertyStatus') as OpenStatus,
      kind: asked('kind'),
      ...(place ? { place } : { city: asked('city') }),
      text: asked('text'),
    });
  }

  function search(filter: ListingFilterTexts) {
    const address = paths.properties({ ...filter, ...(filter.text && { currency }) });
    rememberSearch(address, labels);
    void navigate(address);
  }

  return (
    <>
      <form
        id={formId}
        role="search"
        aria-label={texts.searchProperties()}
        action={localPath('/Properties')}
        className={classes.box}
        onSubmit={submit}
      >
        {currency && <input type="hidden" name="currency" value={currency} />}
        <StatusChoice value={status} onChange={setStatus} />
        <div className={classes.fields}>
          <SearchField
            aria-label={texts.placeOrType()}
            placeholder={texts.placeOrType()}
            example={texts.homeSearchExample({ city: largest?.city ?? 'Harare' })}
            value={text}
            onChange={setText}
            status={status}
            onSuggestion={(suggestion, rest) =>
              search({
                propertyStatus: status,
                text: rest,
                ...(suggestion.kind === 'type' ? { kind: suggestion.value, city } : { kind, place: suggestion.value }),
              })
            }
          />
          <Button type="submit" size="md" className={classes.submit} aria-label={texts.search()}>
            <IconSearch size={20} aria-hidden />
            <span className={classes.word}>{texts.search()}</span>
          </Button>
        </div>
        <details className={classes.further}>
          <summary>{texts.typeAndCity()}</summary>
          <div className={classes.choices}>
            <NativeSelect
              label={texts.propertyType()}
              name="kind"
              value={kind}
              onChange={(event) => setKind(event.currentTarget.value)}
              data={[{ value: '', label: texts.anyType() }, ...kindOptions(offered)]}
            />
            <NativeSelect
              label={texts.city()}
              name="city"
              value={city}
              onChange={(event) => setCity(event.currentTarget.value)}
              data={[
                { value: '', label: texts.anyCity() },
                ...cities.map((row) => ({ value: row.city, label: row.city })),
              ]}
            />
          </div>
        </details>
      </form>
      {popular && <PlaceChips popular={popular} form={formId} status={status} />}
    </>
  );
}

/** Returns the place whose button submitted the form; undefined for the search button. */
function placeOf(event: Event): string | undefined {
  const { submitter } = event as SubmitEvent;
  return submitter instanceof HTMLButtonElement && submitter.name === 'place' ? submitter.value : undefined;
}
