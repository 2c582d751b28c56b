import type { CompanyOrder } from '@africanscity/contracts/companies/companies';
import { companyOrders, letterReading, maxDirectorySearch } from '@africanscity/contracts/companies/values';
import { read, readPageNumber, readShortText } from '@africanscity/contracts/reading';

/** What a directory shows, as its address says. */
export interface DirectoryState {
  search: string;
  letter: string;
  /** Only companies are shown in an order of choice; '' for the first of them. */
  orderBy: CompanyOrder | '';
  /** Counted from 0. */
  page: number;
}

const orders = Object.keys(companyOrders) as CompanyOrder[];

/** Reads an address. What makes no sense in it counts as absent, so that any link shows a directory. */
export function readDirectoryQuery(address: URLSearchParams): DirectoryState {
  const orderBy = orders.find((order) => order === address.get('orderBy')) ?? 'name';
  return {
    search: readShortText(address.get('search'), maxDirectorySearch) ?? '',
    letter: read(letterReading, address.get('letter')) ?? '',
    orderBy: orderBy === 'name' ? '' : orderBy,
    page: readPageNumber(address),
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
