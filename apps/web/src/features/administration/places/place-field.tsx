import { getPlaces } from '@africanscity/contracts/administration/calls/places';
import type { PlaceRow } from '@africanscity/contracts/administration/places';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { operation } from '../../../api/query-client.ts';
import { placeKinds } from './place-kinds.ts';
import { SuggestInput } from '../../../components/forms/suggest-input.tsx';

interface PlaceFieldProps {
  label: string;
  description: string;
  /** Initial text. */
  initial?: string;
  error?: React.ReactNode;
  /** Whether a place can be chosen. */
  allows: (place: PlaceRow) => boolean;
  /** Called with null while the text is not a chosen place. */
  onChoose: (place: PlaceRow | null) => void;
}

/** A field that finds a place by its name. */
export function PlaceField({ label, description, initial = '', error, allows, onChoose }: PlaceFieldProps) {
  const [text, setText] = useState(initial);
  const [search] = useDebouncedValue(text.split(',')[0]!.trim(), 150);
  const { data } = useQuery({
    ...operation(getPlaces, { which: 'all', search, sort: 'name-ASC', size: '25' }),
    enabled: search.length > 1,
    placeholderData: keepPreviousData,
  });
  const places = search.length > 1 ? (data?.content ?? []).filter(allows).slice(0, 8) : [];
  return (
    <SuggestInput
      label={label}
      description={description}
      error={error}
      maxLength={120}
      value={text}
      onChange={(typed) => {
        setText(typed);
        onChoose(null);
      }}
      options={places.map(({ id, name, within, kind }) => ({
        key: String(id),
        name: [name, within].filter(Boolean).join(', '),
        hint: placeKinds[kind]().toLowerCase(),
      }))}
      onChoose={(key) => {
        const place = places.find(({ id }) => String(id) === key);
        if (!place) return;
        setText([place.name, place.within].filter(Boolean).join(', '));
        onChoose(place);
      }}
    />
  );
}
