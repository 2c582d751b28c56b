import * as texts from '@africanscity/messages/messages';
import type { EndpointRequest } from '@africanscity/contracts/call';
import { saveSavedSearch, saveSearchByEmail } from '@africanscity/contracts/messages/calls/saved-searches';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { useStatusLabels } from '../api/status-labels.ts';
import type { FormAction } from '../app/form-action.ts';
import type { PageData } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import type { LoaderContext } from '../app/router.tsx';
import { filterOf, type ListQuery, readListQuery } from '../features/listings/query/list-query.ts';
import { describeFilter } from '../features/messages/saved-searches/describe-filter.ts';
import { SaveSearchForm } from '../features/messages/saved-searches/save-search-form.tsx';
import { searchName } from '../features/messages/saved-searches/search-name.ts';
import { NarrowPage } from '../ui/narrow-page.tsx';

interface SearchData extends PageData {
  query: ListQuery;
}

export async function loader(_context: LoaderContext, url: URL): Promise<SearchData> {
  return {
    meta: { title: texts.saveThisSearch(), noIndex: true },
    minimal: true,
    query: readListQuery(url.searchParams),
  };
}

/** Guests enter an email address in the form. */
export const action: FormAction = async ({ call, fields, url }) => {
  const filter = filterIn(url.searchParams);
  const search = { ...filter, ...fields };
  if ('email' in fields) await call(saveSearchByEmail, search as EndpointRequest<typeof saveSearchByEmail>);
  else await call(saveSavedSearch, search as EndpointRequest<typeof saveSavedSearch>);
  return paths.saveSearch({ ...filter, sent: 'email' in fields ? 'confirm' : 'saved' });
};

export default function SaveSearch() {
  const labels = useStatusLabels();
  const [address] = useSearchParams();
  const { query } = useLoaderData<SearchData>();
  const filter = filterIn(address);
  return (
    <NarrowPage title={texts.saveThisSearch()} lead={describeFilter(filter, labels)} size={540}>
      <SaveSearchForm key={JSON.stringify(filter)} filter={filter} suggestedName={searchName(query, labels)} />
    </NarrowPage>
  );
}

/** What the list of an address is filtered by: texts that it cannot read are left out, as the list does. */
function filterIn(address: URLSearchParams): Record<string, string> {
  return filterOf(readListQuery(address));
}
