import { CompanyOrder } from '@africanscity/contracts/agencies';
import { DirectoryQuery } from '@africanscity/contracts/directory';

/** What a directory shows, as its address says. */
export interface DirectoryState {
  search: string;
  letter: string;
  /** Only companies are shown in an order of choice; '' for the first of them. */
  orderBy: CompanyOrder | '';
  /** Counted from 0. */
  page: number;
}

/** Reads an address. What makes no sense in it counts as absent, so that any link shows a directory. */
export function readDirectoryQuery(search: URLSearchParams): DirectoryState {
  const value = (name: string) => search.get(name) ?? undefined;
  const { search: words, letter, page } = DirectoryQuery.shape;
  const orderBy = CompanyOrder.catch('name').parse(value('orderBy'));
  return {
    search: words.catch('').parse(value('search')),
    letter: letter.catch('').parse(value('letter')),
    orderBy: orderBy === 'name' ? '' : orderBy,
    page: page.catch(0).parse(value('page')),
  };
}

/** The API's request for a directory. */
export function directoryRequest({ search, letter, page }: DirectoryState) {
  return { search, letter, page: String(page) };
}

/** The API's request for the directory of companies. */
export function companiesRequest(state: DirectoryState) {
  return { ...directoryRequest(state), ...(state.orderBy ? { orderBy: state.orderBy } : {}) };
}
