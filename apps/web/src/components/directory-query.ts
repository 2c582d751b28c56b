import { DirectoryQuery } from '@africanscity/contracts/directory';

/** What a directory shows, as its address says. */
export interface DirectoryState {
  search: string;
  letter: string;
  /** Counted from 0. */
  page: number;
}

/** Reads an address. What makes no sense in it counts as absent, so that any link shows a directory. */
export function readDirectoryQuery(search: URLSearchParams): DirectoryState {
  const value = (name: string) => search.get(name) ?? undefined;
  const { search: words, letter, page } = DirectoryQuery.shape;
  return {
    search: words.catch('').parse(value('search')),
    letter: letter.catch('').parse(value('letter')),
    page: page.catch(0).parse(value('page')),
  };
}

/** The API's request for a directory. */
export function directoryRequest({ search, letter, page }: DirectoryState) {
  return { search, letter, page: String(page) };
}
