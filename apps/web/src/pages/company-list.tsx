import { companyOrders, getCompanies } from '@africanscity/contracts/agencies';
import { useSearchParams } from 'react-router-dom';
import { operation } from '../api/query-client.ts';
import { usePrefetched } from '../api/use-prefetched.ts';
import type { PageData } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import type { LoaderContext } from '../app/router.tsx';
import { DirectoryFrame } from '../components/directory-frame.tsx';
import { companiesRequest, readDirectoryQuery } from '../components/directory-query.ts';
import { loadDirectory } from '../components/load-directory.ts';
import { CompanyCards } from '../features/agencies/company-cards.tsx';

export function loader({ queryClient, publicUrl }: LoaderContext, url: URL): Promise<PageData> {
  return loadDirectory(url, {
    read: (query) => queryClient.ensureQueryData(operation(getCompanies, companiesRequest(query))),
    addressOf: paths.companies,
    meta: {
      title: 'Company List',
      description: 'Real estate companies on AfricansCity, with their listings and how to reach them.',
      canonical: `${publicUrl}${paths.companyList}`,
    },
  });
}

export default function CompanyList() {
  const [search] = useSearchParams();
  const query = readDirectoryQuery(search);
  const page = usePrefetched(getCompanies, companiesRequest(query));
  return (
    <DirectoryFrame
      title="Company List"
      here="Companies"
      query={query}
      page={page}
      one="company"
      many="companies"
      placeholder="Search Companies"
      orders={companyOrders}
      path={paths.companyList}
      addressOf={paths.companies}
      none={{
        title: 'No company found',
        text: 'Try fewer letters of the name, or look at all of them.',
        all: 'All companies',
      }}
    >
      <CompanyCards companies={page.content} />
    </DirectoryFrame>
  );
}
