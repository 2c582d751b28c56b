import { isOffered } from '@africanscity/contracts/listings/rental';
import { getSearchSuggestions } from '@africanscity/contracts/listings/calls/search';
import type { SearchSuggestion } from '@africanscity/contracts/listings/suggestions';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { abortableOperation } from '../../../api/query-client.ts';

/** Debounce time in milliseconds. */
const pause = 150;
const fewestLetters = 2;
const longest = 120;

const none: SearchSuggestion[] = [];

/** Suggestions for the end of a text, after a pause in typing. Outdated requests are aborted. */
export function useSuggestions(text: string, status: string | undefined): SearchSuggestion[] {
  const [asked] = useDebouncedValue(text.trim(), pause);
  const { data = none } = useQuery({
    ...abortableOperation(getSearchSuggestions, { text: asked, ...(isOffered(status) && { status }) }),
    enabled: asked.length >= fewestLetters && asked.length <= longest,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return text.trim().length < fewestLetters ? none : data;
}
