import { formatNumber } from '@africanscity/messages/formats';
import * as texts from '@africanscity/messages/listings';
import type { SearchSuggestion } from '@africanscity/contracts/listings/suggestions';
import { maxSearchText } from '@africanscity/contracts/listings/values';
import { useMediaQuery } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Option, SuggestInput } from '../../../components/forms/suggest-input.tsx';
import { forgetSearches, useRecentSearches } from './recent-searches.ts';
import { withoutLastWords } from './suggested-words.ts';
import { useSuggestions } from './use-suggestions.ts';

interface SearchFieldProps {
  value: string;
  onChange: (value: string) => void;
  onFocus?: () => void;
  onBlur?: () => void;
  /** Status of the listings that suggestions count. */
  status: string | undefined;
  /** Called with a chosen place or type; `rest` is the text before it. */
  onSuggestion: (suggestion: SearchSuggestion, rest: string) => void;
  label?: string;
  'aria-label'?: string;
  /** Placeholder on phones, where an example has no room. */
  placeholder: string;
  /** Example of a search: the placeholder on wider screens. */
  example: string;
  className?: string;
  size?: string;
}

const kinds: Record<SearchSuggestion['kind'], () => string> = {
  area: texts.area,
  city: texts.city,
  country: texts.country,
  type: texts.type,
};

const clear = 'clear';

/** A search field with suggestions for the end of the text. An empty field shows recent searches. */
export function SearchField({
  value,
  onChange,
  status,
  onSuggestion,
  placeholder,
  example,
  ...field
}: SearchFieldProps) {
  const navigate = useNavigate();
  const isWide = useMediaQuery('(min-width: 48em)');
  // Initial and chosen texts are not typed input.
  const [isTyped, setTyped] = useState(false);
  const suggestions = useSuggestions(isTyped ? value : '', status);
  const recent = useRecentSearches();
  const isEmpty = value.trim() === '';
  const options = isEmpty
    ? [
        ...recent.map(({ address, title }) => ({ key: address, name: title, hint: texts.recentSearch() })),
        ...(recent.length ? [{ key: clear, name: texts.clearRecentSearches() }] : []),
      ]
    : suggestions.map(optionOf);

  function choose(key: string) {
    setTyped(false);
    if (key === clear) return forgetSearches();
    if (isEmpty) return void navigate(key, { flushSync: true });
    const suggestion = suggestions.find((one) => optionOf(one).key === key);
    if (suggestion) onSuggestion(suggestion, withoutLastWords(value, suggestion.words));
  }

  return (
    <SuggestInput
      {...field}
      placeholder={isWide ? example : placeholder}
      name="text"
      maxLength={maxSearchText}
      leftSection={<IconSearch size={20} aria-hidden />}
      enterKeyHint="search"
      value={value}
      onChange={(text) => {
        setTyped(true);
        onChange(text);
      }}
      options={options}
      onChoose={choose}
    />
  );
}

function optionOf({ kind, name, value, within, listings }: SearchSuggestion): Option {
  return {
    key: `${kind} ${value}`,
    name: kind === 'area' && within ? `${name}, ${within}` : name,
    hint: `${formatNumber(listings)} · ${kinds[kind]()}`,
  };
}
