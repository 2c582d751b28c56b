import { Button, TextInput } from '@mantine/core';
import { IconCurrentLocation, IconSearch } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useHydrated } from '../../../components/use-hydrated.ts';
import { without } from './filter-groups.ts';
import { KeptFilters } from './kept-filters.tsx';
import { listAddress, type ListQuery } from './list-query.ts';
import classes from './list-search.module.css';
import { locate } from './locate.ts';

const radii = ['2', '5', '10', '25', '50'];
const firstRadius = '10';

/** Searches the list by words, or around where somebody is. Without scripts the words are sent as a form. */
export function ListSearch({ query }: { query: ListQuery }) {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const [looking, setLooking] = useState(false);
  const [fault, setFault] = useState('');

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('text')).trim();
    void navigate(listAddress(query, { text: text || undefined }));
  }

  async function searchNearby() {
    setLooking(true);
    setFault('');
    const place = await locate();
    setLooking(false);
    if (typeof place === 'string') setFault(place);
    else void navigate(listAddress(query, { ...without('area'), ...place, radiusKm: firstRadius }));
  }

  return (
    <search className={classes.search}>
      <form className={classes.form} method="get" action="/Properties" onSubmit={submit} key={query.text}>
        <KeptFilters query={query} but={['text']} />
        <TextInput
          className={classes.text}
          type="search"
          name="text"
          size="md"
          aria-label="Search listings"
          placeholder="3 bedroom flat in Lekki"
          maxLength={120}
          defaultValue={query.text}
          leftSection={<IconSearch size={20} aria-hidden />}
          enterKeyHint="search"
        />
        <Button type="submit" size="md">
          Search
        </Button>
        <Button
          type="button"
          size="md"
          variant="default"
          disabled={!hydrated}
          loading={looking}
          leftSection={<IconCurrentLocation size={20} aria-hidden />}
          onClick={() => void searchNearby()}
        >
          Near me
        </Button>
      </form>
      <p className={classes.fault} role="alert">
        {fault}
      </p>
      {query.radiusKm && (
        <ul className={classes.radii} aria-label="How far">
          {radii.map((radiusKm) => (
            <li key={radiusKm}>
              <Link
                className={classes.radius}
                to={listAddress(query, { radiusKm })}
                aria-current={query.radiusKm === radiusKm || undefined}
                preventScrollReset
              >
                {radiusKm} km
              </Link>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}
