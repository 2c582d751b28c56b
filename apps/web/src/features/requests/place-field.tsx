import { formatNumber } from '@africanscity/messages/formats';
import * as texts from '@africanscity/messages/requests';
import type { RequestPlace } from '@africanscity/contracts/requests/criteria';
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { SuggestInput } from '../../components/forms/suggest-input.tsx';
import { withoutLastWords } from '../listings/search-box/suggested-words.ts';
import { useSuggestions } from '../listings/search-box/use-suggestions.ts';
import { Chosen } from './chosen.tsx';
import type { Fields } from './filled-in.ts';

interface PlaceFieldProps {
  form: Pick<UseFormReturnType<Fields>, 'values' | 'getInputProps' | 'setFieldValue'>;
  /** Places with their names; the form has the slugs of those that are chosen. */
  places: RequestPlace[];
  onPlaces: (places: RequestPlace[]) => void;
}

/** Where a request is for: in words, by places chosen from suggestions, or both. */
export function PlaceField({ form, places, onPlaces }: PlaceFieldProps) {
  const { location } = form.values;
  // It replaces the plain field, which may have the focus by now.
  const [hadFocus] = useState(() => document.activeElement?.getAttribute('name') === 'location');
  const suggestions = useSuggestions(location, undefined).filter(({ kind }) => kind !== 'type');
  const slugs = form.values.places.split(',').filter(Boolean);
  // Values that were kept in the tab have no names.
  const chosen = slugs.map(
    (slug) => places.find(({ value }) => value === slug) ?? { value: slug, name: slug, within: '' },
  );
  const choose = (all: RequestPlace[]) => {
    onPlaces(all);
    form.setFieldValue('places', all.map(({ value }) => value).join(','));
  };
  const field = form.getInputProps('location');
  return (
    <Chosen
      label={texts.places()}
      chosen={chosen.map(({ value, name, within }) => ({ value, label: within ? `${name}, ${within}` : name }))}
      onChange={(left) => choose(chosen.filter(({ value }) => left.includes(value)))}
    >
      <SuggestInput
        label={texts.location()}
        placeholder={texts.locationExample()}
        maxLength={200}
        {...field}
        value={location}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a field that has the focus keeps it
        autoFocus={hadFocus}
        error={field.error ?? form.getInputProps('places').error}
        options={suggestions.map(({ value, name, within, listings }) => ({
          key: value,
          name: within ? `${name}, ${within}` : name,
          hint: formatNumber(listings),
        }))}
        onChoose={(slug) => {
          const found = suggestions.find(({ value }) => value === slug);
          if (!found) return;
          if (!slugs.includes(slug)) choose([...chosen, found]);
          form.setFieldValue('location', withoutLastWords(location, found.words).replace(/[\s,]+$/, ''));
        }}
      />
    </Chosen>
  );
}
