import { Button, NativeSelect } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { SuggestInput } from '../../../components/suggest-input.tsx';
import { resolveSearch } from './resolve-search.ts';
import classes from './search-box.module.css';
import { type OpenStatus, StatusChoice } from './status-choice.tsx';
import { completeText, type Suggestion, suggestNames } from './suggest-names.ts';

interface SearchBoxProps {
  /** In the order in which to offer them. */
  types: { propertyType: string; count: number }[];
  cities: { city: string; count: number }[];
}

/** Finds listings by words, status, type and city. Without scripts it is a plain form that /Properties answers. */
export function SearchBox({ types, cities }: SearchBoxProps) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [status, setStatus] = useState<OpenStatus>('FOR_SALE');
  const [propertyType, setPropertyType] = useState('');
  const [city, setCity] = useState('');
  const names = toNames(types, cities);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The form's own values: what was typed before the scripts arrived is in none of the states.
    const form = new FormData(event.currentTarget);
    const asked = (name: string) => String(form.get(name) ?? '').trim();
    const meant = resolveSearch(asked('text'), {
      types: [...types].sort((a, b) => b.count - a.count).map((row) => row.propertyType),
      cities: cities.map((row) => row.city),
    });
    const { unknown, ...found } = meant;
    const chosen = {
      propertyStatus: asked('propertyStatus') as OpenStatus,
      propertyType: asked('propertyType'),
      city: asked('city'),
    };
    // What names more than a type and a city is searched for in the listings themselves.
    const words = unknown.length
      ? { propertyStatus: found.propertyStatus ?? chosen.propertyStatus, text: asked('text') }
      : found;
    void navigate(paths.properties({ ...chosen, ...words }));
  }

  return (
    <form role="search" aria-label="Properties" action="/Properties" className={classes.box} onSubmit={submit}>
      <StatusChoice value={status} onChange={setStatus} />
      <div className={classes.fields}>
        <SuggestInput
          label="What and where"
          placeholder="Try “house in Harare”"
          leftSection={<IconSearch size={20} aria-hidden />}
          value={text}
          onChange={setText}
          name="text"
          maxLength={120}
          suggestions={suggestNames(text, names).map(({ name, kind, count }) => ({
            name,
            hint: `${count.toLocaleString('en')} · ${kind}`,
          }))}
          onChoose={(name) => setText(completeText(text, name))}
          enterKeyHint="search"
        />
        <NativeSelect
          label="Property type"
          name="propertyType"
          value={propertyType}
          onChange={(event) => setPropertyType(event.currentTarget.value)}
          data={[
            { value: '', label: 'Any type' },
            ...types.map((row) => ({ value: row.propertyType, label: row.propertyType })),
          ]}
        />
        <NativeSelect
          label="City"
          name="city"
          value={city}
          onChange={(event) => setCity(event.currentTarget.value)}
          data={[{ value: '', label: 'Any city' }, ...cities.map((row) => ({ value: row.city, label: row.city }))]}
        />
        <Button type="submit" size="md" className={classes.submit} leftSection={<IconSearch size={20} aria-hidden />}>
          Search
        </Button>
      </div>
    </form>
  );
}

function toNames(types: SearchBoxProps['types'], cities: SearchBoxProps['cities']): Suggestion[] {
  return [
    ...cities.map(({ city, count }) => ({ name: city, kind: 'city' as const, count })),
    ...types.map(({ propertyType, count }) => ({ name: propertyType, kind: 'type' as const, count })),
  ];
}
