import { getCompanies } from '@africanscity/contracts/companies/calls/companies';
import { companyOrders } from '@africanscity/contracts/companies/values';
import { useSearchParams } from 'react-router-dom';
import { operation } from '../api/query-client.ts';
import { usePrefetched } from '../api/use-prefetched.ts';
import type { PageData } from '../app/page-meta.ts';
import { paths } from '../app/paths.ts';
import type { LoaderContext } from '../app/router.tsx';
import { CompanyCards } from '../features/companies/company-cards.tsx';
import { DirectoryFrame } from '../features/companies/directory/directory-frame.tsx';
import { companiesRequest, readDirectoryQuery } from '../features/companies/directory/directory-query.ts';
import { loadDirectory } from '../features/companies/directory/load-directory.ts';

export function loader({ queryClient, publicUrl, brand }: LoaderContext, url: URL): Promise<PageData> {
  return loadDirectory(url, {
    read: (query) => queryClient.ensureQueryData(operation(getCompanies, companiesRequest(query))),
    addressOf: paths.companies,
    meta: {
      title: 'Company List',
      description: `Real estate companies on ${brand.name}, with their listings and how to reach them.`,
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
        text: 'Try fewer letters of the name, or browse all companies.',
        all: 'All companies',
      }}
    >
      <CompanyCards companies={page.content} />
    </DirectoryFrame>
  );
}
