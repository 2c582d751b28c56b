import * as texts from '@africanscity/messages/companies';
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
      title: texts.companyList(),
      description: texts.companiesDescription({ name: brand.name }),
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
      title={texts.companyList()}
      here={texts.companies()}
      query={query}
      page={page}
      showing={texts.showingCompanies}
      placeholder={texts.searchCompanies()}
      orders={companyOrders}
      path={paths.companyList}
      addressOf={paths.companies}
      none={{
        title: texts.noCompanyFound(),
        text: texts.tryFewerLettersOfCompany(),
        all: texts.allCompanies(),
      }}
    >
      <CompanyCards companies={page.content} />
    </DirectoryFrame>
  );
}
