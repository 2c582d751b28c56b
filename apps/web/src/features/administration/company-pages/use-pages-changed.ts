import {
  getCompanyPage,
  getSiteMenu,
  getCompanyPagesAll,
  getEditedPage,
  getNews,
} from '@africanscity/contracts/administration/calls/company-pages';
import { useQueryClient } from '@tanstack/react-query';

const readers = [getEditedPage, getCompanyPagesAll, getSiteMenu, getCompanyPage, getNews];

/** Returns a function that fetches again what shows pages of the company. */
export function usePagesChanged(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    await Promise.all(readers.map(({ name }) => queryClient.invalidateQueries({ queryKey: [name] })));
    // Components get the new data in a task of its own. A form that begins anew must not begin with the old text.
    await new Promise((resolve) => setTimeout(resolve));
  };
}
