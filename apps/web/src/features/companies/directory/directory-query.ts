import type { CompanyOrder } from '@africanscity/contracts/companies/companies';
import { companyOrders, letterReading, maxDirectorySearch } from '@africanscity/contracts/companies/values';
import { read, readPageNumber, readShortText } from '@africanscity/contracts/reading';

/** The state of a directory, which its URL has. */
export interface DirectoryState {
  search: string;
  letter: string;
  /** Only the directory of companies has orders; '' is the first one. */
  orderBy: CompanyOrder | '';
  /** Counted from 0. */
  page: number;
}

const orders = Object.keys(companyOrders) as CompanyOrder[];

/** Reads a URL. Ignores invalid values, so that any link shows a directory. */
export function readDirectoryQuery(address: URLSearchParams): DirectoryState {
  const orderBy = orders.find((order) => order === address.get('orderBy')) ?? 'name';
  return {
    search: readShortText(address.get('search'), maxDirectorySearch) ?? '',
    letter: read(letterReading, address.get('letter')) ?? '',
    orderBy: orderBy === 'name' ? '' : orderBy,
    page: readPageNumber(address),
  };
}

/** The API request of a directory. */
export function directoryRequest({ search, letter, page }: DirectoryState) {
  return { search, letter, page: String(page) };
}

/** The API request of the company directory. */
export function companiesRequest(state: DirectoryState) {
  return { ...directoryRequest(state), ...(state.orderBy ? { orderBy: state.orderBy } : {}) };
}
