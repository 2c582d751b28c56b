import * as texts from '@africanscity/messages/companies';
import type { Reading } from '../reading.ts';

/** Orders of the list of companies, with labels. */
export const companyOrders = {
  name: texts.sortByName,
  listings: texts.mostListingsFirst,
  newest: texts.newestFirst,
} as const;

/** Cards on a page of a directory of companies or people, and of their listings. */
export const directoryPageSize = 8;

/** Maximum of characters in a directory's search. */
export const maxDirectorySearch = 120;

/** The first letter of a name; '' for any. */
export const letterReading: Reading<string> = {
  pattern: /^[A-Za-z]?$/,
  message: texts.letterNeeded,
  value: (letter) => letter.toUpperCase(),
};
